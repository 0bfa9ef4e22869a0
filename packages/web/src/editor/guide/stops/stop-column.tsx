import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { KeyboardEvent } from 'react';
import { numberText } from '../../../i18n/format.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useEditorStore } from '../../editor-store.ts';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import { SceneThumbnail } from '../../panels/scenes/card/scene-thumbnail.tsx';
import { g } from '../guide-text.ts';
import type { TimedStop } from '../guide-times.ts';
import styles from '../timeline.module.css';
import type { VoiceShape } from '../voice/voice-shape.ts';
import { focusWords } from './focus-words.ts';
import { StopEdge } from './stop-edge.tsx';

interface StopColumnProps {
  timed: TimedStop;
  number: number;
  /** How wide a second is. */
  pixels: number;
  voice: VoiceShape | undefined;
  onShow(): void;
  onStep(by: number): void;
  onMove(by: number): void;
  onRemove(): void;
}

/** One stop as wide as it is long: its view, its narration, its captions. */
export function StopColumn(props: StopColumnProps) {
  const { timed, number, pixels, voice, onShow, onStep, onMove, onRemove } = props;
  const { stop, seconds } = timed;
  const id = stop.id ?? '';
  const scene = useEditorStore(({ tour }) => tour?.scenes.find((each) => each.id === stop.sceneId));
  const isSelected = useEditorStore(({ selectedStopId }) => selectedStopId === id);
  const { listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id });
  const name = stop.name || scene?.name || g('guide.gone');
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by !== undefined) (event.altKey ? onMove : onStep)(by);
    else if (event.key === 'Delete') onRemove();
    else return;
    event.preventDefault();
  };
  return (
    <li
      ref={setNodeRef}
      data-stop-id={id}
      className={classNames(styles.column, isSelected && styles.selected, isDragging && styles.dragging)}
      style={{ transform: CSS.Translate.toString(transform), transition, inlineSize: seconds * pixels }}
    >
      <button
        type="button"
        data-stop=""
        className={styles.block}
        aria-current={isSelected}
        aria-describedby="guide-drag-help"
        aria-keyshortcuts="ArrowLeft ArrowRight Delete Alt+ArrowLeft Alt+ArrowRight"
        title={name}
        onClick={onShow}
        onKeyDown={onKeyDown}
        {...listeners}
      >
        <SceneThumbnail slug={scene?.slug ?? ''} className={styles.picture} />
        <span className={styles.words}>
          <b>
            <span className="visually-hidden">{g('guide.number', { number })}</span> {name}
          </b>{' '}
          <span className="numbers">{g('guide.seconds-short', { seconds: numberText(seconds, 1) })}</span>
        </span>
      </button>
      <StopEdge stop={stop} seconds={seconds} pixels={pixels} />
      <NarrationCell {...{ id, number, voice, pixels, onShow }} slug={stop.slug} />
      <CaptionCell {...{ number, onShow }} text={stop.text ?? ''} />
    </li>
  );
}

interface NarrationCellProps extends Pick<StopColumnProps, 'number' | 'voice' | 'pixels' | 'onShow'> {
  id: string;
  slug: string | undefined;
}

function NarrationCell({ id, number, slug, voice, pixels, onShow }: NarrationCellProps) {
  const { store } = useOpenTour();
  const record = () => {
    onShow();
    store.setState({ guideRun: { kind: 'voice', stopId: id, phase: 'asking', seconds: 0 } });
  };
  if (!slug) {
    return (
      <button
        type="button"
        className={styles.missing}
        aria-label={g('guide.record-here', { number })}
        onClick={record}
      >
        {g('guide.record-short')}
      </button>
    );
  }
  const { seconds = 0, peaks = [] } = voice ?? {};
  return (
    <button
      type="button"
      className={styles.narration}
      aria-label={g('guide.narration-of', { number })}
      style={seconds > 0 ? { maxInlineSize: seconds * pixels } : undefined}
      onClick={onShow}
    >
      <svg
        viewBox={`0 0 ${Math.max(1, peaks.length)} 2`}
        preserveAspectRatio="none"
        className={styles.wave}
        aria-hidden="true"
      >
        <path d={waveOf(peaks)} vectorEffect="non-scaling-stroke" />
      </svg>
    </button>
  );
}

/** A bar for each tenth of a second. */
function waveOf(peaks: readonly number[]): string {
  return peaks
    .map(
      (peak, index) =>
        `M${index + 0.5} ${(1 - Math.max(0.06, peak * 0.9)).toFixed(2)}v${(2 * Math.max(0.06, peak * 0.9)).toFixed(2)}`,
    )
    .join('');
}

/** Leads to the field in which captions are written. */
function CaptionCell({ number, text, onShow }: { number: number; text: string; onShow(): void }) {
  const { store } = useOpenTour();
  const write = () => {
    onShow();
    store.setState({ isInspectorOpen: true });
    focusWords();
  };
  return (
    <button
      type="button"
      className={text ? styles.caption : styles.missing}
      aria-label={text ? g('guide.caption-of', { number, text }) : g('guide.write-here', { number })}
      onClick={write}
    >
      {text || g('guide.write-short')}
    </button>
  );
}
