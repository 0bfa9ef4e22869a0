/** Linking, loaded for the first link, or earlier when the browser is idle. */
import type { KnownHotspot, Scene } from '@tourwright/tour/document';
import type { Viewer } from '@tourwright/viewer';
import { Suspense, useEffect } from 'react';
import { lazyPart } from '../../client/loading/lazy-part.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useEditorStore } from '../editor-store.ts';
import type { FieldsProps } from '../hotspots/editor-kind.ts';
import { isAsking } from './back/asked-link.ts';
import styles from './lazy-linking.module.css';

const loadPicker = () => import('./picker/picker-layer.tsx');
const loadInspector = () => import('./new-link.tsx');
const Picker = lazyPart(async () => (await loadPicker()).PickerLayer);
const NewLink = lazyPart(async () => (await loadInspector()).NewLink);
const Fields = lazyPart(async () => (await import('./link-fields.tsx')).LinkFields);

/** The question where a link goes, beside its spot. */
export function LinkPicker({ viewer }: { viewer: Viewer | null }) {
  const isOpen = useEditorStore(isAsking);
  useEffect(() => {
    // Typing immediately after placing a link must not be lost.
    const load = () => void Promise.all([loadPicker(), loadInspector()]).catch(() => undefined);
    if (typeof requestIdleCallback !== 'function') return;
    const handle = requestIdleCallback(load);
    return () => cancelIdleCallback(handle);
  }, []);
  if (!isOpen) return null;
  return (
    <Suspense>
      <Picker viewer={viewer} />
    </Suspense>
  );
}

/** What is known of a link while its target is being chosen. */
export function LinkInspector({ scene }: { scene: Scene }) {
  return (
    <Suspense fallback={<Skeleton className={styles.place} />}>
      <NewLink scene={scene} />
    </Suspense>
  );
}

/** Where a link goes, how the user arrives there, and the way back. */
export function LinkFields(props: FieldsProps<KnownHotspot<'link'>>) {
  return (
    <Suspense fallback={<Skeleton className={styles.place} />}>
      <Fields {...props} />
    </Suspense>
  );
}
