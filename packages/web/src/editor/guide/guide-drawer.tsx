import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { useEditorStore } from '../editor-store.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import { panelPlace } from '../panels/focus-places.ts';
import styles from './guide-drawer.module.css';
import { GuideHead } from './guide-head.tsx';
import { g } from './guide-text.ts';
import { guideTimes } from './guide-times.ts';
import { EmptyGuide } from './stops/empty-guide.tsx';
import { Timeline } from './timeline.tsx';
import { usePlaying } from './use-playing.ts';
import { RecordingBar } from './voice/recording-bar.tsx';
import { useRecording } from './voice/use-recording.ts';
import { useVoices } from './voice/use-voices.ts';
import { secondWidths, usualZoom } from './zoom-tools.tsx';

const noStops: readonly never[] = [];

/** The guided tour below the canvas: its stops in time, what is said there, and how it is played and recorded. */
export function GuideDrawer({ className }: { className: string | undefined }) {
  const { store } = useOpenTour();
  const stops = useEditorStore(({ tour }) => tour?.guide ?? noStops);
  const isRecording = useEditorStore(({ guideRun }) => guideRun !== null && guideRun.kind !== 'play');
  const voices = useVoices(stops);
  const { timed, total } = guideTimes(stops, (slug) => voices.get(slug)?.seconds ?? null);
  const drawer = useRef<HTMLElement>(null);
  const [zoom, setZoom] = useState(usualZoom);
  const pixels = secondWidths[zoom] ?? secondWidths[usualZoom];
  useFocusAfterRecording(drawer, isRecording);
  usePlaying();
  useRecording();
  useEffect(() => () => store.setState({ guideRun: null, selectedStopId: null }), [store]);
  return (
    <section
      ref={drawer}
      {...panelPlace('guide')}
      className={classNames(styles.drawer, className)}
      aria-label={g('guide.title')}
    >
      {isRecording ? <RecordingBar /> : <GuideHead {...{ timed, total, zoom }} onZoom={setZoom} />}
      {stops.length === 0 ? <EmptyGuide /> : <Timeline {...{ timed, total, voices, pixels }} />}
    </section>
  );
}

/** The bar of a recording goes when that has ended: the keyboard continues where it was begun. */
function useFocusAfterRecording(drawer: RefObject<HTMLElement | null>, isRecording: boolean): void {
  const wasRecording = useRef(false);
  useLayoutEffect(() => {
    const hasEnded = wasRecording.current && !isRecording;
    wasRecording.current = isRecording;
    if (!hasEnded || document.activeElement !== document.body) return;
    drawer.current?.querySelector<HTMLElement>('[data-record]')?.focus({ preventScroll: true });
  }, [drawer, isRecording]);
}
