import { Suspense } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { useEditorStore } from '../../editor-store.ts';
import { panelPlace } from '../focus-places.ts';
import { RefusedFiles } from '../refused-files.tsx';
import { sectionOf } from '../sections.tsx';
import styles from './side-panel.module.css';

/** What the rail has chosen, and below it the files that were not taken. */
export function SidePanel({ className }: { className: string | undefined }) {
  const panel = useEditorStore((state) => state.panel);
  const { Panel, Drawer } = sectionOf(panel);
  return (
    <div {...panelPlace(Drawer ? 'scenes' : panel)} className={classNames(styles.side, className)}>
      <Suspense fallback={<div className={styles.panel} aria-busy="true" />}>
        <Panel className={styles.panel} />
      </Suspense>
      <RefusedFiles />
    </div>
  );
}
