import type { PinnedMedia } from '@tourwright/viewer';
import { Film } from './film.tsx';
import styles from './lightbox.module.css';
import { Modal } from './modal.tsx';
import { t } from './panels-text.ts';

/** A film or a picture from a wall, as large as the screen. */
export function EnlargedPanel({ media, onClose }: { media: PinnedMedia; onClose: () => void }) {
  const { kind, name, url, poster, captions, loop } = media;
  const title = name || t(kind === 'picture' ? 'panel.picture' : 'panel.video');
  return (
    <Modal title={title} onClose={onClose}>
      {kind === 'picture' ? (
        <div className={styles.stage}>
          <div className={styles.frame}>
            <img className={styles.picture} src={url} alt={name} />
          </div>
        </div>
      ) : (
        <Film url={url} name={title} poster={poster} captions={captions} loop={loop} />
      )}
    </Modal>
  );
}
