import { IconEye, IconTrash } from '@tabler/icons-react';
import type { Hotspot, Scene } from '@tourwright/tour/document';
import { shownHotspot } from '@tourwright/tour/rules';
import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useFocusHeir } from '../../../ui/use-focus-heir.ts';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { actionOf } from '../../actions/all-actions.ts';
import { editorPicture } from '../../canvas/editor-picture.ts';
import { useEditor } from '../../editor-context.ts';
import { useEditorStore } from '../../editor-store.ts';
import { t } from '../../editor-text.ts';
import { editorKindOf } from '../../hotspots/editor-kind-of.ts';
import { AreaAction } from '../../outline/area-action.tsx';
import type { Change } from '../../state/new-edit.ts';
import { HotspotStyle } from '../../style/hotspot-style.tsx';
import styles from '../inspector.module.css';
import { phoneScreen } from '../phone-screen.ts';
import { HotspotIcon } from './hotspot-icon.tsx';
import { HotspotPosition } from './hotspot-position.tsx';

interface HotspotInspectorProps {
  scene: Scene;
  hotspot: Hotspot;
}

/** Where the keyboard continues when the hotspot is deleted: the sheet of a phone, else the picture that it was in. */
function afterDeletion(from: HTMLElement): HTMLElement | null {
  return from.closest<HTMLElement>('[role="dialog"]') ?? editorPicture();
}

/** What a hotspot says, where it leads, how it looks and where it is. */
export function HotspotInspector({ scene, hotspot }: HotspotInspectorProps) {
  const { actions } = useEditor();
  const end = useRef<HTMLElement>(null);
  useFocusHeir(end, afterDeletion);
  const tour = useEditorStore((state) => state.shownTour);
  const isPhone = useMediaQuery(phoneScreen);
  const { iconName, name, Heading, Fields } = editorKindOf(hotspot);
  const shown = tour ? shownHotspot(tour, hotspot) : hotspot;
  const change = (field: string, value: unknown): Change => ({
    kind: 'hotspot.set',
    sceneId: scene.id,
    hotspotId: hotspot.id,
    field,
    value,
  });
  return (
    <>
      <div className={styles.head}>
        <HotspotIcon name={hotspot.iconName ?? iconName} />
        <h2>{Heading ? <Heading scene={scene} hotspot={shown} /> : t(name)}</h2>
        {hotspot.kind !== 'link' && (
          <Button
            variant="quiet"
            size="small"
            className={styles.headEnd}
            icon={<IconEye size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => {
              actionOf('preview-hotspot').run(actions);
              // The sheet would cover it.
              if (isPhone) actions.set({ isInspectorOpen: false });
            }}
          >
            {t('hotspot.preview')}
          </Button>
        )}
      </div>
      {hotspot.polygon && <AreaAction scene={scene} hotspot={hotspot} />}
      <Fields scene={scene} hotspot={shown} />
      <HotspotStyle hotspot={hotspot} change={change} />
      <section ref={end} className={styles.section}>
        <Button
          variant="danger"
          size="small"
          icon={<IconTrash size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => actionOf('delete').run(actions)}
        >
          {t('action.delete')}
        </Button>
      </section>
      <HotspotPosition scene={scene} hotspot={hotspot} />
    </>
  );
}
