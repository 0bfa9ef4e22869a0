import { IconPlus, IconRoute } from '@tabler/icons-react';
import type { GuideStop, Tour } from '@tourwright/tour/document';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import styles from '../panels/panel.module.css';
import { setTour } from '../session/set-tour.ts';
import { hasPictureOfScene } from '../state/has-picture.ts';
import { GuideStopItem } from './guide-stop-item.tsx';
import own from './playing.module.css';
import { roundView } from './round-view.ts';
import { stopSeconds } from './stop-seconds.ts';

/** As many stops as a tour holds. */
const mostStops = 500;
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
  const choose = () =>
    setTour(
      'guide',
      tour.scenes.map(({ id }) => ({ sceneId: id })),
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
    setTour('guide', stops.toSpliced(from, 1).toSpliced(from + by, 0, stop), 'edit.guide.move');
  };
  const end = useRef<HTMLButtonElement>(null);
  const remove = (index: number) => {
    const rest = stops.toSpliced(index, 1);
    setTour('guide', rest.length > 0 ? rest : null, 'edit.guide.remove');
    end.current?.focus();
  };
  const addHere = () => {
    const state = useEditorStore.getState();
    if (state.selectedSceneId === null) return;
    const view = hasPictureOfScene(state) && roundView(state.view);
    setTour('guide', [...stops, { sceneId: state.selectedSceneId, ...view }], 'edit.guide.add');
  };
  return (
    <>
      <ol ref={list} className={own.list}>
        {stops.map((stop, index) => (
          <GuideStopItem
            // biome-ignore lint/suspicious/noArrayIndexKey: A stop has no name but its number.
            key={index}
            stop={stop}
            number={index + 1}
            isLast={index === stops.length - 1}
            onChange={(next, gesture) =>
              setTour('guide', stops.with(index, next), 'edit.guide.change', gesture)
            }
            onMove={(by) => move(index, by)}
            onRemove={() => remove(index)}
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
        <Button variant="quiet" size="small" onClick={() => setTour('guide', null, 'edit.guide.every-scene')}>
          {t('guide.use-every-scene')}
        </Button>
      </div>
    </>
  );
}
