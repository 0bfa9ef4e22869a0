import { Button } from '../../ui/button.tsx';
import { actionOf } from '../actions/all-actions.ts';
import { placeHotspot } from '../actions/tour-actions.ts';
import { useEditor } from '../editor-context.ts';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import { editorKinds } from '../hotspots/editor-kinds.ts';
import { fewestCorners } from '../outline/corners.ts';
import { HotspotIcon } from '../panels/hotspot/hotspot-icon.tsx';
import styles from './aim-cross.module.css';

/** A cross in the middle to aim with, for fingers and keys: looking around is aiming. */
export function AimCross() {
  const { actions, canvas } = useEditor();
  const tool = useEditorStore((state) => state.tool);
  const { iconName = '', adding } = editorKinds.of(tool) ?? {};
  const { isOutline = false, isKept = false, here } = adding ?? {};
  const canFinish = useEditorStore((state) => state.corners.length >= fewestCorners);
  // These buttons go; whatever asks for more gives the focus back to the panorama.
  const goOn = () => canvas.current?.focus();
  const leave = () => {
    goOn();
    actions.state().setTool('select');
  };
  const finish = () => {
    goOn();
    actionOf('finish-area').run(actions);
  };
  const place = () => {
    const centre = actions.centre();
    goOn();
    if (tool !== 'select' && centre) placeHotspot(actions.state(), tool, centre);
  };
  return (
    <>
      <span className={styles.cross} aria-hidden="true" />
      <div className={styles.buttons}>
        <Button variant="glass" size="small" aria-keyshortcuts="Enter" onClick={leave}>
          {t(isKept ? 'place.done' : 'place.cancel')}
        </Button>
        <Button
          variant={canFinish ? 'glass' : 'primary'}
          size="small"
          aria-keyshortcuts="Enter"
          icon={<HotspotIcon name={iconName} />}
          onClick={place}
        >
          {t(isOutline ? 'area.add-corner' : (here ?? 'place.here'))}
        </Button>
        {canFinish && (
          <Button variant="primary" size="small" onClick={finish}>
            {t('area.finish')}
          </Button>
        )}
      </div>
    </>
  );
}
