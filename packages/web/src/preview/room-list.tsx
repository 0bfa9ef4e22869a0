import type { ImageInfo } from '@tourwright/api';
import type { Tour } from '@tourwright/tour/document';
import { classNames } from '../ui/class-names.ts';
import { t } from './preview-text.ts';
import styles from './room-list.module.css';
import { SidePanel } from './side-panel.tsx';

interface RoomListProps {
  tour: Tour;
  media: Readonly<Record<string, ImageInfo>>;
  /** The room that one is in. */
  sceneId: number | null;
  onGo: (sceneId: number) => void;
  onClose: () => void;
}

/** All rooms with their pictures, to go to any of them. */
export function RoomList({ tour, media, sceneId, onGo, onClose }: RoomListProps) {
  return (
    <SidePanel title={t('preview.rooms')} side="start" onClose={onClose}>
      <ul className={styles.list}>
        {tour.scenes.map(({ id, name, slug }) => {
          const isHere = id === sceneId;
          const thumbnail = media[slug]?.thumbnail;
          return (
            <li key={id}>
              <button
                type="button"
                className={styles.room}
                aria-current={isHere || undefined}
                aria-label={isHere ? t('preview.room-current', { name }) : name}
                onClick={() => (isHere ? onClose() : onGo(id))}
              >
                {thumbnail ? (
                  <img
                    className={styles.picture}
                    src={thumbnail}
                    alt=""
                    loading="lazy"
                    width="160"
                    height="90"
                  />
                ) : (
                  <span className={styles.picture} />
                )}
                <span className={classNames('ellipsis', styles.name)}>{name}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </SidePanel>
  );
}
