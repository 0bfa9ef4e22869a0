import { IconPlus, IconRoute } from '@tabler/icons-react';
import { type GuideStop, limits, type Tour } from '@tourwright/tour/document';
import { useLayoutEffect, useRef } from 'react';
import { newId } from '../../client/new-id.ts';
import { stopSeconds } from '../../client/play-guide.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import styles from '../panels/panel.module.css';
import { addItems, moveItem, removeItem, setItem } from '../session/set-item.ts';
import { setTour } from '../session/set-tour.ts';
import { hasPictureOfScene } from '../state/has-picture.ts';
import { GuideStopItem } from './guide-stop-item.tsx';
import own from './playing.module.css';
import { roundView } from './round-view.ts';

/** As many stops as a tour holds. */
const mostStops = limits.stops;
const path = ['guide'];
const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** Where the guided tour leads, how long it stays, and what it says there. */
export function GuidePanel({ className }: { className: string | undefined }) {
  const tour = useEditorStore((state) => state.tour);
  if (!tour) return null;
  const stops = tour.guide ?? [];
  const seconds = stops.reduce((sum, stop) => sum + (stop.seconds ?? stopSeconds), 0);
  return (
    <aside className={classNames(styles.panel, className)} aria-label={t('guide.title')}>
      <div className={styles.head}>
        <h2>{t('guide.title')}</h2>
        {stops.length > 0 && <span className={styles.count}>{stops.length}</span>}
      </div>
      <div className={styles.body}>
        {stops.length === 0 ? (
          <EveryScene tour={tour} />
        ) : (
          <>
            <p className={own.hint}>
              {t('guide.length', { minutes: Math.max(1, Math.round(seconds / 60)) })}
            </p>
            <Stops stops={stops} />
          </>
        )}
      </div>
    </aside>
  );
}

/** Nothing was chosen: what visitors get then, and how to choose. */
function EveryScene({ tour }: { tour: Tour }) {
  const { store } = useOpenTour();
  const choose = () =>
    setTour(
      store,
      'guide',
      tour.scenes.map(({ id }) => ({ id: newId(), sceneId: id })),
      'edit.guide.choose',
    );
  return (
    <>
      <p className={own.hint}>{t('guide.every-scene', { seconds: stopSeconds })}</p>
      <div className={own.buttons}>
        <Button
          size="small"
          disabled={tour.scenes.length === 0}
          icon={<IconRoute {...icon} />}
          onClick={choose}
        >
          {t('guide.choose')}
        </Button>
      </div>
    </>
  );
}

function Stops({ stops }: { stops: readonly GuideStop[] }) {
  const { store, view: canvasView } = useOpenTour();
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<{ to: number; by: 1 | -1 } | null>(null);
  // The keyboard goes along with the stop that it moved.
  useLayoutEffect(() => {
    const { to, by } = moved.current ?? {};
    moved.current = null;
    if (to === undefined) return;
    const buttons = list.current?.children[to]?.querySelectorAll<HTMLButtonElement>('[data-moves]');
    const wanted = [...(buttons ?? [])].find(({ dataset }) => dataset.moves === String(by));
    (wanted?.disabled ? [...(buttons ?? [])].find(({ disabled }) => !disabled) : wanted)?.focus();
  });
  const move = (from: number, by: 1 | -1) => {
    const stop = stops[from];
    if (!stop) return;
    moved.current = { to: from + by, by };
    moveItem(store, path, stop, from + by, { id: 'edit.guide.move' });
  };
  const end = useRef<HTMLButtonElement>(null);
  const remove = (stop: GuideStop) => {
    removeItem(store, path, stop, { id: 'edit.guide.remove' });
    end.current?.focus();
  };
  const addHere = () => {
    const state = store.getState();
    if (state.selectedSceneId === null) return;
    const view = hasPictureOfScene(state) && roundView(canvasView.get());
    addItems(store, path, [{ id: newId(), sceneId: state.selectedSceneId, ...view }], {
      id: 'edit.guide.add',
    });
  };
  return (
    <>
      <ol ref={list} className={own.list}>
        {stops.map((stop, index) => (
          <GuideStopItem
            key={stop.id}
            stop={stop}
            number={index + 1}
            isLast={index === stops.length - 1}
            onChange={(next, gesture) =>
              setItem(store, path, stop, next, { id: 'edit.guide.change' }, gesture)
            }
            onMove={(by) => move(index, by)}
            onRemove={() => remove(stop)}
          />
        ))}
      </ol>
      <div className={own.buttons}>
        <Button
          ref={end}
          size="small"
          disabled={stops.length >= mostStops}
          icon={<IconPlus {...icon} />}
          onClick={addHere}
        >
          {t('guide.add')}
        </Button>
        <Button
          variant="quiet"
          size="small"
          onClick={() => setTour(store, 'guide', null, 'edit.guide.every-scene')}
        >
          {t('guide.use-every-scene')}
        </Button>
      </div>
    </>
  );
}
