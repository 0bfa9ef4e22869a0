import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { horizontalListSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { IconBadgeCc, IconMicrophone, IconRoute, type TablerIcon } from '@tabler/icons-react';
import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { clockText } from '../../i18n/clock-text.ts';
import { useEditorStore } from '../editor-store.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import { moveStop, removeStop } from './guide-edits.ts';
import { g } from './guide-text.ts';
import { passageSeconds, type TimedStop } from './guide-times.ts';
import { Playhead } from './playhead.tsx';
import { StopColumn } from './stops/stop-column.tsx';
import { useShowStop } from './stops/use-show-stop.ts';
import styles from './timeline.module.css';
import type { VoiceShape } from './voice/voice-shape.ts';

interface TimelineProps {
  timed: readonly TimedStop[];
  total: number;
  voices: ReadonlyMap<string, VoiceShape>;
  /** How wide a second is, CSS pixels. */
  pixels: number;
}

/** The stops in time, side by side: each with its view, what is said there, and its captions. */
export function Timeline({ timed, total, voices, pixels }: TimelineProps) {
  const showStop = useShowStop();
  const { list, status, move, remove, step } = useStopKeys(timed);
  const { sensors, end } = useStopDrag(timed);
  const ids = timed.map(({ stop }) => stop.id ?? '');
  return (
    <div className={styles.timeline} style={{ '--second': `${pixels}px` } as CSSProperties}>
      <Labels />
      <div className={styles.scroll}>
        <Ruler total={total} pixels={pixels} />
        <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={end}>
          <SortableContext items={ids} strategy={horizontalListSortingStrategy}>
            <ol
              ref={list}
              className={styles.columns}
              style={{ columnGap: passageSeconds * pixels }}
              aria-label={g('guide.stops')}
            >
              {timed.map((each, index) => (
                <StopColumn
                  key={each.stop.id}
                  timed={each}
                  number={index + 1}
                  pixels={pixels}
                  voice={voices.get(each.stop.slug ?? '')}
                  onShow={() => showStop(each.stop)}
                  onStep={(by) => step(index, by)}
                  onMove={(by) => move(each.stop, by)}
                  onRemove={() => remove(each.stop)}
                />
              ))}
            </ol>
          </SortableContext>
        </DndContext>
        <Playhead timed={timed} pixels={pixels} />
      </div>
      <p className="visually-hidden" id="guide-drag-help">
        {g('guide.drag-help')}
      </p>
      <p className="visually-hidden" role="status">
        {status}
      </p>
    </div>
  );
}

/** Stops are dragged to another place in the row. */
function useStopDrag(timed: readonly TimedStop[]) {
  const { store } = useOpenTour();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 300, tolerance: 8 } }),
  );
  const end = ({ active, over }: DragEndEvent) => {
    const [from, to] = [active.id, over?.id].map((id) => timed.findIndex(({ stop }) => stop.id === id));
    const dragged = timed[from ?? -1];
    if (dragged && from !== undefined && to !== undefined && to >= 0 && to !== from)
      moveStop(store, dragged.stop, to - from);
  };
  return { sensors, end };
}

/** What the rows are. */
function Labels() {
  return (
    <div className={styles.labels}>
      <span />
      <Label Icon={IconRoute} text={g('guide.stops')} />
      <Label Icon={IconMicrophone} text={g('guide.narration')} />
      <Label Icon={IconBadgeCc} text={g('guide.captions')} />
    </div>
  );
}

function Label({ Icon, text }: { Icon: TablerIcon; text: string }) {
  return (
    <span className={styles.label}>
      <Icon size={16} stroke={1.75} aria-hidden="true" />
      <span>{text}</span>
    </span>
  );
}

/** What the keyboard does with stops; the focus goes along with the one that it moved, and never gets lost. */
function useStopKeys(timed: readonly TimedStop[]) {
  const { store } = useOpenTour();
  const showStop = useShowStop();
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<string | null>(null);
  const [status, setStatus] = useState('');
  const focus = (id: string | undefined) =>
    list.current?.querySelector<HTMLElement>(`[data-stop-id="${id}"] > [data-stop]`)?.focus();
  useLayoutEffect(() => {
    if (wanted.current !== null) focus(wanted.current);
    wanted.current = null;
  });
  const selectedId = useEditorStore((state) => state.selectedStopId);
  useEffect(() => {
    const column = list.current?.querySelector(`[data-stop-id="${selectedId}"]`);
    column?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [selectedId]);
  return {
    list,
    status,
    step: (index: number, by: number) => {
      const next = timed[index + by]?.stop;
      if (!next) return;
      showStop(next);
      focus(next.id);
    },
    move: (stop: TimedStop['stop'], by: number) => {
      wanted.current = stop.id ?? null;
      const to = moveStop(store, stop, by);
      if (to !== null) setStatus(g('guide.moved', { number: to + 1, count: timed.length }));
    },
    remove: (stop: TimedStop['stop']) => {
      const heir = removeStop(store, stop);
      wanted.current = heir?.id ?? null;
      if (!heir) document.getElementById('main')?.focus();
    },
  };
}

/** The seconds between marks; more where they would crowd. */
function Ruler({ total, pixels }: { total: number; pixels: number }) {
  const every = [1, 2, 5, 10, 30, 60].find((seconds) => seconds * pixels >= 72) ?? 120;
  const ticks = Array.from({ length: Math.floor(total / every) + 1 }, (_, index) => index * every);
  return (
    <div className={`${styles.ruler} numbers`} aria-hidden="true" style={{ inlineSize: total * pixels }}>
      {ticks.map((seconds) => (
        <span key={seconds} className={styles.tick} style={{ insetInlineStart: seconds * pixels }}>
          {clockText(seconds)}
        </span>
      ))}
    </div>
  );
}
