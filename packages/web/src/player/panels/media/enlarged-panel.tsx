import type { ViewerEvents } from '@tourwright/viewer';
import styles from '../lightbox/lightbox.module.css';
import { Modal } from '../modal.tsx';
import { t } from '../panels-text.ts';
import { Fetched } from './fetched.tsx';
import { useSameTime } from './use-same-time.ts';
import { VideoPlayer } from './video-player.tsx';

type EnlargedPanelProps = ViewerEvents['enlarge'] & { onClose: () => void };

/** A video or a picture from a wall, as large as the screen; a video continues where it is. */
export function EnlargedPanel({ media, film, onClose }: EnlargedPanelProps) {
  const { kind, name, alt, url, poster, captions, loop } = media;
  const title = name || t(kind === 'picture' ? 'panel.picture' : 'panel.video');
  const large = useSameTime(film);
  return (
    <Modal title={title} onClose={onClose}>
      {kind === 'picture' ? (
        <div className={styles.stage}>
          <div className={styles.frame}>
            <Fetched lost={t('panel.lost-picture')}>
              {(onError) => <img className={styles.picture} src={url} alt={alt || name} onError={onError} />}
            </Fetched>
          </div>
        </div>
      ) : (
        <VideoPlayer ref={large} url={url} name={title} poster={poster} captions={captions} loop={loop} />
      )}
    </Modal>
  );
}
