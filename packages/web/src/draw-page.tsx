/**
 * Pages as they precede anything is known of their visitor. The build draws them ahead (`build/draw-pages.ts`), so that
 * words and pictures are seen before the scripts have come; `main.tsx` takes them over.
 */
import {
  type DrawnWelcome,
  drawnFactWords,
  drawnWelcomes,
  welcomeMarks,
} from '@tourwright/api/drawn-welcome';
import { type Locale, sourceLocale } from '@tourwright/api/locales';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { drawWith, type TourData } from './client/tour/tour-data.ts';
import { setActiveLocale } from './i18n/locale.ts';
import { LocaleProvider } from './i18n/locale-provider.tsx';
import { textsReady } from './i18n/translations.ts';
import { en as factWords } from './layout/facts/facts.en.ts';
import { prepareScreen, Screens } from './routes.tsx';

/** The markup of the page at a path. */
export async function drawPage(path: string, locale: Locale = sourceLocale): Promise<string> {
  setActiveLocale(locale);
  await prepareScreen(path);
  await textsReady();
  return renderToString(
    <LocaleProvider>
      <StaticRouter location={path}>
        <Screens />
      </StaticRouter>
    </LocaleProvider>,
  );
}

/** The markup of welcome pages, with marks where the server puts in what a tour has of its own; by their names. */
export async function drawWelcomes(): Promise<Map<string, string>> {
  const drawn = new Map<string, string>();
  for (const welcome of drawnWelcomes) {
    drawWith(markedTour(welcome));
    drawn.set(welcome.name, await drawPage(`/welcome/${welcomeMarks.tourId}`));
  }
  drawn.set(drawnFactWords, JSON.stringify(factWords));
  return drawn;
}

function markedTour({ tourtype, scenes, hasSources, hasFacts }: DrawnWelcome): TourData {
  const source = { type: 'image/avif', srcset: 'x', sizes: '1px' };
  const scene = (id: number): TourData['tour']['scenes'][number] => ({
    id,
    name: '',
    slug: '',
    cameraPosition: [0, 0, 0.01],
    cameraDirection: [0, 0, 0],
    hotspots: [],
    videos: [],
  });
  return {
    tour: {
      id: welcomeMarks.tourId,
      schema: 1,
      version: 1,
      user_id: 'nobody',
      name: welcomeMarks.name,
      description: welcomeMarks.description,
      tourtype,
      ...(hasFacts && { factAddress: welcomeMarks.fact }),
      updated_at: '',
      activity: 'published',
      published_version: 1,
      published_at: '',
      scenes: Array.from({ length: scenes }, (_, id) => scene(id)),
      audio: [],
      brochures: [],
      floorPlans: [],
    },
    media: {},
    cover: {
      src: welcomeMarks.cover,
      sources: hasSources
        ? [1, 2].map((media) => ({ ...source, srcset: `x${media}`, media: `${media}` }))
        : [],
    },
    owner: false,
  };
}
