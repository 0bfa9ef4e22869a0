import type { KnownHotspot, Tour } from '@tourwright/tour/document';
import { Card } from '../../panels/card.tsx';
import { urlOf } from '../../panels/media/stored-file.ts';
import { t } from '../../panels/panels-text.ts';
import type { PanelKind } from '../panel-kind.ts';
import { BrochureCard } from './brochure-card.tsx';

/** One of the tour’s documents. */
export const brochurePanel: PanelKind<'brochure'> = {
  Panel: ({ hotspot, ...card }) => (
    <Card {...card}>
      {() => (
        <BrochureCard
          brochure={brochureOf(hotspot, card.tour)}
          body={hotspot.body}
          rich={hotspot.rich}
          media={card.media}
        />
      )}
    </Card>
  ),
  file: (hotspot, tour, media) => ({
    url: urlOf(media, brochureOf(hotspot, tour)?.slug),
    text: t('brochure.open'),
  }),
};

function brochureOf({ brochureId }: KnownHotspot<'brochure'>, { brochures }: Tour) {
  return brochures.find(({ id }) => id === brochureId);
}
