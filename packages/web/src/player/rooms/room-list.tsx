import type { ImageInfo } from '@tourwright/api';
import type { Scene, Tour } from '@tourwright/tour/document';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { arrowInOrder } from '../../i18n/arrow-in-order.ts';
import { classNames } from '../../ui/class-names.ts';
import { plansOf } from '../chrome/plan-card.tsx';
import { SidePanel } from '../chrome/side-panel.tsx';
import { t } from '../preview-text.ts';
import styles from './room-list.module.css';
import { RoomSearch } from './room-search.tsx';
import { roomsByFloor } from './rooms-by-floor.ts';
import { manyRooms, roomsNamed } from './rooms-named.ts';

interface RoomListProps {
  tour: Tour;
  media: Readonly<Record<string, ImageInfo>>;
  /** The scene that one is in. */
  sceneId: number | null;
  onGo: (sceneId: number) => void;
  onClose: () => void;
}

/**
 * All scenes with their pictures, floor by floor, to go to any of them; arrow keys walk through them, too. Many can
 * be looked for.
 */
export function RoomList({ tour, media, sceneId, onGo, onClose }: RoomListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.querySelector<HTMLElement>('[aria-current]')?.focus(), []);
  const [words, setWords] = useState('');
  const scenes = roomsNamed(tour.scenes, words);
  // Floors are those of the whole tour: a scene does not lose its floor's name when it is the only one left.
  const hasFloors = roomsByFloor(tour, plansOf(tour, media)).length > 1;
  const floors = roomsByFloor({ scenes }, plansOf(tour, media));
  const hasSearch = tour.scenes.length >= manyRooms;
  const seek = (typed: string) => {
    setWords(typed);
    // What is found is seen from its beginning, wherever the list was scrolled to.
    for (const strip of list.current?.querySelectorAll('ul') ?? []) strip.scrollLeft = 0;
  };
  const enterList = () => list.current?.querySelector('button')?.focus();
  const room = ({ id, name, slug }: Scene) => {
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
            <img className={styles.picture} src={thumbnail} alt="" loading="lazy" width="160" height="90" />
          ) : (
            <span className={styles.picture} />
          )}
          <span className={classNames('ellipsis', styles.name)}>{name}</span>
        </button>
      </li>
    );
  };
  return (
    <SidePanel title={t('preview.rooms')} side="start" onClose={onClose}>
      {hasSearch && (
        <div className={styles.finder}>
          <RoomSearch words={words} count={scenes.length} onWords={seek} onDown={enterList} />
        </div>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons in it have the focus, it only passes it on */}
      <div
        ref={list}
        className={classNames(styles.floors, hasSearch && styles.searched)}
        onKeyDown={moveFocus}
      >
        {floors.map(({ name, rooms }, index) => (
          <section key={name ?? index} aria-label={name}>
            {hasFloors && <h3 className={styles.floor}>{name ?? t('preview.other-rooms')}</h3>}
            <ul className={styles.list}>{rooms.map(room)}</ul>
          </section>
        ))}
      </div>
    </SidePanel>
  );
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const rooms = [...event.currentTarget.querySelectorAll('button')];
  const at = rooms.indexOf(document.activeElement as HTMLButtonElement);
  const to = { Home: 0, End: rooms.length - 1 }[event.key] ?? at + (steps[arrowInOrder(event.key)] ?? 0);
  if (at === -1 || to === at) return;
  event.preventDefault();
  rooms[to]?.focus();
}
