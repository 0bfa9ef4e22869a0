import { Lightbox } from '../../panels/lightbox/lightbox.tsx';
import type { PanelKind } from '../panel-kind.ts';

/** One picture, large. */
export const imagePanel: PanelKind<'image'> = {
  Panel: ({ hotspot, title, media, onClose }) => (
    <Lightbox title={title} pictures={hotspot.pictures?.slice(0, 1) ?? []} media={media} onClose={onClose} />
  ),
};
