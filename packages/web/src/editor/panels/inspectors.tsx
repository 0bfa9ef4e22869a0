/** The inspector: the first of these that fits the state. */
import type { Scene } from '@tourwright/tour/document';
import { type ComponentType, Suspense, useEffect, useRef } from 'react';
import { prefetchedPart } from '../../client/loading/prefetched-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AdjustInspector } from '../adjust/lazy-adjust.tsx';
import { LazyCheckPanel } from '../check/lazy-check-panel.tsx';
import { useEditorStore } from '../editor-store.ts';
import { StopInspector } from '../guide/guide-place.tsx';
import { isAsking } from '../linking/back/asked-link.ts';
import { LinkInspector } from '../linking/lazy-linking.tsx';
import { LazyManyInspector } from '../selection/lazy-many-inspector.tsx';
import type { EditorState } from '../state/editor-state.ts';
import { specified } from '../state/specified-state.ts';
import { SurfaceInspector } from '../surfaces/lazy-surfaces.tsx';
import styles from './inspectors.module.css';
import { SceneInspector } from './scenes/scene-inspector.tsx';
import { sectionOf } from './sections.tsx';

const HotspotInspector = prefetchedPart(
  async () => (await import('./hotspot/hotspot-inspector.tsx')).HotspotInspector,
  <Skeleton className={styles.place} />,
);

interface InspectorEntry {
  name: string;
  isWanted(state: EditorState): boolean;
  Inspector: ComponentType<{ scene: Scene }>;
}

const entries: readonly InspectorEntry[] = [
  {
    name: 'section',
    isWanted: ({ panel }) => sectionOf(panel).Inspector !== undefined,
    Inspector: SectionInspector,
  },
  {
    name: 'adjust',
    isWanted: ({ adjusting, selectedSceneId }) => adjusting?.sceneId === selectedSceneId,
    Inspector: OpenAdjusting,
  },
  { name: 'linking', isWanted: isAsking, Inspector: LinkInspector },
  {
    name: 'surface',
    isWanted: (state) => specified.isVideoPanelEnabled(state),
    Inspector: SurfaceInspector,
  },
  { name: 'many', isWanted: ({ chosenIds }) => chosenIds.length > 1, Inspector: LazyManyInspector },
  {
    name: 'hotspot',
    isWanted: ({ selectedHotspot }) => Boolean(selectedHotspot),
    Inspector: SelectedHotspot,
  },
  { name: 'stop', isWanted: hasStop, Inspector: OpenStop },
  { name: 'scene', isWanted: () => true, Inspector: SceneInspector },
];

/** What is selected, with its fields; Tour Check while that is open. */
export function Inspector() {
  const scene = useEditorStore((state) => state.selectedScene);
  const isChecking = useEditorStore((state) => state.check !== null && state.adjusting === null);
  const entry = useEditorStore((state) => entries.find(({ isWanted }) => isWanted(state)));
  const key = `${entry?.name} ${scene?.id}`;
  const mark = useFocusKept(isChecking ? 'check' : key);
  return (
    <>
      <span ref={mark} hidden />
      {isChecking ? <LazyCheckPanel /> : scene && entry && <entry.Inspector key={key} scene={scene} />}
    </>
  );
}

/**
 * Whatever is selected from within an inspector takes its place: where nobody else takes the keyboard it stays there, and
 * Tab begins with what is new. Returns the ref of an element that is always there.
 */
function useFocusKept(shown: string) {
  const mark = useRef<HTMLSpanElement>(null);
  const last = useRef<HTMLElement>(null);
  useEffect(() => {
    const place = mark.current?.closest('[role="dialog"], aside');
    const onFocus = (event: Event) => {
      last.current = event.target as HTMLElement;
    };
    place?.addEventListener('focusin', onFocus);
    return () => place?.removeEventListener('focusin', onFocus);
  }, []);
  useEffect(() => {
    const isGone = () => shown !== '' && last.current?.isConnected === false;
    if (!isGone()) return;
    // After all that know a better place for it.
    const timer = setTimeout(() => {
      if (!isGone() || document.activeElement !== document.body) return;
      mark.current?.closest<HTMLElement>('[role="dialog"], aside')?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [shown]);
  return mark;
}

function hasStop({ panel, selectedStopId, tour }: EditorState): boolean {
  return panel === 'guide' && (tour?.guide?.some(({ id }) => id === selectedStopId) ?? false);
}

function OpenStop() {
  const stopId = useEditorStore((state) => state.selectedStopId);
  return (
    <Suspense>
      <StopInspector key={stopId} />
    </Suspense>
  );
}

function SectionInspector({ scene }: { scene: Scene }) {
  const Own = sectionOf(useEditorStore((state) => state.panel)).Inspector;
  return Own ? <Own scene={scene} /> : null;
}

function OpenAdjusting({ scene }: { scene: Scene }) {
  const adjusting = useEditorStore((state) => state.adjusting);
  return adjusting && <AdjustInspector scene={scene} adjusting={adjusting} />;
}

function SelectedHotspot({ scene }: { scene: Scene }) {
  const hotspot = useEditorStore((state) => state.selectedHotspot);
  return hotspot ? <HotspotInspector key={hotspot.id} scene={scene} hotspot={hotspot} /> : null;
}
