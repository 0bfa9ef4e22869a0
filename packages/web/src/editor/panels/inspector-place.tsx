import { classNames } from '../../ui/class-names.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import { useMediaQuery } from '../use-media-query.ts';
import { HotspotInspector } from './hotspot-inspector.tsx';
import styles from './inspector-place.module.css';
import { SceneInspector } from './scene-inspector.tsx';

/** The inspector follows the selection: beside the canvas where there is room, else as a drawer on demand. */
export function InspectorPlace({ className }: { className: string | undefined }) {
  const isDrawer = useMediaQuery('(max-width: 1279px)');
  const isPhone = useMediaQuery('(max-width: 767px)');
  const isOpen = useEditorStore((state) => state.isInspectorOpen);
  const content = <InspectorContent />;
  if (!isDrawer) {
    return (
      <aside className={classNames(styles.inspector, className)} aria-label={t('inspector.label')}>
        {content}
      </aside>
    );
  }
  return (
    <Drawer
      open={isOpen}
      onClose={() => useEditorStore.setState({ isInspectorOpen: false })}
      title={t('inspector.label')}
      from={isPhone ? 'bottom' : 'end'}
      modal={isPhone}
    >
      {content}
    </Drawer>
  );
}

function InspectorContent() {
  const hotspot = useEditorStore((state) => state.selectedHotspot);
  const scene = useEditorStore((state) => state.selectedScene);
  if (!scene) return null;
  if (hotspot) return <HotspotInspector key={hotspot.id} scene={scene} hotspot={hotspot} />;
  return <SceneInspector key={scene.id} scene={scene} />;
}
