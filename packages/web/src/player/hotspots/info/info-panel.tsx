import type { KnownHotspot } from '@tourwright/tour/document';
import { Card } from '../../panels/card.tsx';
import type { PanelKind, PanelProps } from '../panel-kind.ts';
import { InfoCard } from './info-card.tsx';

/** Says something beside the picture. */
export const infoPanel: PanelKind<'info'> = { Panel: InfoPanel };

/** Text, pictures and a way on, beside the picture; of kinds that have no panel of their own, too. */
export function InfoPanel({ hotspot, ...card }: PanelProps<KnownHotspot<'info' | 'polygon' | 'web'>>) {
  return (
    <Card {...card}>
      {(enlarge) => (
        <InfoCard
          hotspot={hotspot}
          media={card.media}
          onPicture={(index) => enlarge(index, hotspot.pictures)}
        />
      )}
    </Card>
  );
}
