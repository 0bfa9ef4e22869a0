import { Lightbox } from '../../panels/lightbox/lightbox.tsx';
import type { PanelKind } from '../panel-kind.ts';

/** Pictures, large, one after the other. */
export const galleryPanel: PanelKind<'gallery'> = {
  Panel: ({ hotspot, title, media, onClose }) => (
    <Lightbox title={title} pictures={hotspot.pictures ?? []} media={media} onClose={onClose} />
  ),
};
