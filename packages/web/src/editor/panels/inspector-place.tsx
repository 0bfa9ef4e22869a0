import { IconX } from '@tabler/icons-react';
import { classNames } from '../../ui/class-names.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import { HotspotInspector } from './hotspot-inspector.tsx';
import styles from './inspector-place.module.css';
import { SceneInspector } from './scene-inspector.tsx';

/**
 * The inspector follows the selection: beside the canvas where there is room, else over its edge on demand, and on
 * phones as a sheet.
 */
export function InspectorPlace({ className }: { className: string | undefined }) {
  const isNarrow = useMediaQuery('(max-width: 1279px)');
  const isPhone = useMediaQuery('(max-width: 767px)');
  const isOpen = useEditorStore((state) => state.isInspectorOpen);
  const close = () => useEditorStore.setState({ isInspectorOpen: false });
  if (isPhone) {
    return (
      <Drawer open={isOpen} onClose={close} title={t('inspector.label')} from="bottom">
        <InspectorContent />
      </Drawer>
    );
  }
  if (isNarrow && !isOpen) return null;
  return (
    <aside
      className={classNames(styles.inspector, isNarrow ? styles.over : className)}
      aria-label={t('inspector.label')}
      onKeyDown={({ key }) => {
        if (isNarrow && key === 'Escape') close();
      }}
    >
      {isNarrow && (
        <IconButton
          size="small"
          label={t('inspector.close')}
          icon={<IconX size={20} stroke={1.75} aria-hidden="true" />}
          className={styles.close}
          onClick={close}
        />
      )}
      <InspectorContent />
    </aside>
  );
}

function InspectorContent() {
  const hotspot = useEditorStore((state) => state.selectedHotspot);
  const scene = useEditorStore((state) => state.selectedScene);
  if (!scene) return null;
  if (hotspot) return <HotspotInspector key={hotspot.id} scene={scene} hotspot={hotspot} />;
  return <SceneInspector key={scene.id} scene={scene} />;
}
