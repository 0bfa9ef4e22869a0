import { IconX } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { prefetchedPart } from '../../client/loading/prefetched-part.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { stopAdjusting } from '../adjust/adjusting.ts';
import { useEditor } from '../editor-context.ts';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import { inspectorPlace } from './focus-places.ts';
import styles from './inspector-place.module.css';
import { Inspector } from './inspectors.tsx';
import { phoneScreen } from './phone-screen.ts';

const Drawer = prefetchedPart(async () => (await import('../../ui/overlays/drawer.tsx')).Drawer);

/**
 * The inspector follows the selection: beside the canvas where there is room, else over its edge on demand, and on
 * phones as a sheet.
 */
export function InspectorPlace({ className }: { className: string | undefined }) {
  const { store } = useOpenTour();
  const { canvas } = useEditor();
  const isNarrow = useMediaQuery('(max-width: 1279px)');
  const isPhone = useMediaQuery(phoneScreen);
  const isOpen = useEditorStore((state) => state.isInspectorOpen);
  const isAdjusting = useEditorStore((state) => state.adjusting !== null);
  const isChecking = useEditorStore((state) => state.check !== null);
  const close = () => {
    if (isAdjusting) stopAdjusting(store);
    else store.setState({ isInspectorOpen: false, check: null });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    // A dialog that was opened from here closes by itself.
    if (!event.currentTarget.contains(event.target as Element)) return;
    if (isNarrow || isAdjusting) close();
    // Tour Check goes back to where it was opened.
    if (!isAdjusting && !isChecking) (canvas.current ?? document.getElementById('main'))?.focus();
  };
  // The panorama stays in sight while its photo is adjusted: the sheet has a place of its own then.
  if (isPhone && !isAdjusting) {
    return (
      <Drawer
        open={isOpen}
        onClose={close}
        title={t(isChecking ? 'check.title' : 'inspector.label')}
        from="bottom"
      >
        <Inspector />
      </Drawer>
    );
  }
  if (isNarrow && !isOpen && !isAdjusting) return null;
  const isOver = isNarrow && !isPhone;
  return (
    <aside
      className={classNames(styles.inspector, isOver ? styles.over : className, isAdjusting && styles.beside)}
      aria-label={t('inspector.label')}
      tabIndex={-1}
      data-drawer={isOver || undefined}
      {...inspectorPlace}
      onKeyDown={onKeyDown}
    >
      {/* Tour Check has one of its own. */}
      {isOver && (isAdjusting || !isChecking) && (
        <IconButton
          size="small"
          label={t('inspector.close')}
          icon={<IconX size={20} stroke={1.75} aria-hidden="true" />}
          className={styles.close}
          onClick={close}
        />
      )}
      <Inspector />
    </aside>
  );
}
