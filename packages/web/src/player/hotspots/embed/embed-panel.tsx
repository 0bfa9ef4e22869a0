import { pageFrame } from '@tourwright/tour/document';
import { FramedPage } from '../../panels/frames/framed-page.tsx';
import { Modal } from '../../panels/modal.tsx';
import type { PanelKind } from '../panel-kind.ts';

/** A page of another site, in a frame. */
export const embedPanel: PanelKind<'embed'> = {
  Panel: ({ hotspot: { url }, title, onClose }) => (
    <Modal title={title} onClose={onClose}>
      <FramedPage frame={pageFrame(url)} url={url} name={title} isVideo={false} />
    </Modal>
  ),
};
