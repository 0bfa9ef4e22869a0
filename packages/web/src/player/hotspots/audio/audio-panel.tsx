import { Card } from '../../panels/card.tsx';
import { urlOf } from '../../panels/media/stored-file.ts';
import { t } from '../../panels/panels-text.ts';
import type { PanelKind } from '../panel-kind.ts';
import { SoundCard } from './sound-card.tsx';

/** A sound, in its panel or from where it is. */
export const audioPanel: PanelKind<'audio'> = {
  Panel: ({ hotspot, ...card }) => (
    <Card {...card}>{() => <SoundCard hotspot={hotspot} title={card.title} media={card.media} />}</Card>
  ),
  file: ({ slug }, _, media) => ({ url: urlOf(media, slug), text: t('text.listen') }),
};
