import type { ImageInfo } from '@tourwright/api';
import type { Scene, Tour } from '@tourwright/tour/document';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { arrowInOrder } from '../../i18n/arrow-in-order.ts';
import { classNames } from '../../ui/class-names.ts';
import { plansOf } from '../chrome/plan-card.tsx';
import { SidePanel } from '../chrome/side-panel.tsx';
import { t } from '../preview-text.ts';
import styles from './scene-panel.module.css';
import { SceneSearch } from './scene-search.tsx';
import { scenesByFloor } from './scenes-by-floor.ts';
import { manyScenes, scenesNamed } from './scenes-named.ts';

interface ScenePanelProps {
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
export function ScenePanel({ tour, media, sceneId, onGo, onClose }: ScenePanelProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.querySelector<HTMLElement>('[aria-current]')?.focus(), []);
  const [words, setWords] = useState('');
  const scenes = scenesNamed(tour.scenes, words);
  // Floors are those of the whole tour: a scene does not lose its floor's name when it is the only one left.
  const hasFloors = scenesByFloor(tour, plansOf(tour, media)).length > 1;
  const floors = scenesByFloor({ scenes }, plansOf(tour, media));
  const hasSearch = tour.scenes.length >= manyScenes;
  const seek = (typed: string) => {
    setWords(typed);
    // What is found is seen from its beginning, wherever the list was scrolled to.
    for (const strip of list.current?.querySelectorAll('ul') ?? []) strip.scrollLeft = 0;
  };
  const enterList = () => list.current?.querySelector('button')?.focus();
  const card = ({ id, name, slug }: Scene) => {
    const isHere = id === sceneId;
    const thumbnail = media[slug]?.thumbnail;
    return (
      <li key={id}>
        <button
          type="button"
          className={styles.scene}
          aria-current={isHere || undefined}
          aria-label={isHere ? t('preview.scene-current', { name }) : name}
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
    <SidePanel title={t('preview.scenes')} side="start" onClose={onClose}>
      {hasSearch && (
        <div className={styles.finder}>
          <SceneSearch words={words} count={scenes.length} onWords={seek} onDown={enterList} />
        </div>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons in it have the focus, it only passes it on */}
      <div
        ref={list}
        className={classNames(styles.floors, hasSearch && styles.searched)}
        onKeyDown={moveFocus}
      >
        {floors.map(({ name, scenes: own }, index) => (
          <section key={name ?? index} aria-label={name}>
            {hasFloors && <h3 className={styles.floor}>{name ?? t('preview.other-scenes')}</h3>}
            <ul className={styles.list}>{own.map(card)}</ul>
          </section>
        ))}
      </div>
    </SidePanel>
  );
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const to = { Home: 0, End: buttons.length - 1 }[event.key] ?? at + (steps[arrowInOrder(event.key)] ?? 0);
  if (at === -1 || to === at) return;
  event.preventDefault();
  buttons[to]?.focus();
}
