import { videoFrame } from '@tourwright/tour/document';
import { FramedPage } from '../../panels/frames/framed-page.tsx';
import { urlOf } from '../../panels/media/stored-file.ts';
import { Modal } from '../../panels/modal.tsx';
import { t } from '../../panels/panels-text.ts';
import type { PanelKind } from '../panel-kind.ts';
import { VideoView } from './video-view.tsx';

/** A video of ours, or the player of another site. */
export const videoPanel: PanelKind<'video'> = {
  Panel: ({ hotspot, title, media, onClose }) => {
    const { slug, url, poster, captions, loop, body, rich } = hotspot;
    const [file, posterUrl] = [urlOf(media, slug), urlOf(media, poster)];
    return (
      <Modal title={title} onClose={onClose}>
        {file ? (
          <VideoView
            url={file}
            name={title}
            media={media}
            poster={posterUrl}
            captions={captions}
            loop={loop === true}
            text={body}
            rich={rich}
          />
        ) : (
          <FramedPage frame={videoFrame(url)} url={url} name={title} isVideo poster={posterUrl} />
        )}
      </Modal>
    );
  },
  file: ({ slug }, _, media) => ({ url: urlOf(media, slug), text: t('text.watch') }),
};
