import { expect, test } from 'vitest';
import { createCovers } from '../../images/covers.ts';
import { shownLoft } from '../test-pages.ts';
import { createComposeTourPage } from './compose-tour-page.ts';

test.each(['cover', 'tour'] as const)(
  'a page that shows the %s first has the colours of the brand, also where the app draws it',
  async (firstSeen) => {
    const compose = createComposeTourPage({
      bundle: { drawn: new Map() },
      config: { publicUrl: 'https://tours.example.com', gaMeasurementId: null },
      findSharpStills: async () => null,
      covers: createCovers({ secret: 'a secret of some length for tests', clock: () => new Date() }),
    });
    const tour = { ...shownLoft.tour, brandColour: '#2f6d4f', cornerLogo: 't1/logo/a.png' };
    const asked = { sceneId: null, view: null } as never;
    const request = { userId: null, log: { error: () => undefined } } as never;
    const page = await compose(request, { ...shownLoft, tour }, { firstSeen, asked, isPhone: false });
    expect(page.drawn).toBeUndefined();
    expect(page.properties).toMatchObject({ '--accent': '#2f6d4f' });
    const plain = await compose(request, shownLoft, { firstSeen, asked, isPhone: false });
    expect(plain.properties).toBeUndefined();
  },
);
