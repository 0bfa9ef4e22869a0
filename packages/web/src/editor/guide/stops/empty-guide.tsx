import { IconRoute } from '@tabler/icons-react';
import { stopSeconds } from '../../../client/tour/play-guide.ts';
import { Button } from '../../../ui/button.tsx';
import { useEditorStore } from '../../editor-store.ts';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import styles from '../guide-drawer.module.css';
import { addStops } from '../guide-edits.ts';
import { g } from '../guide-text.ts';

/** No stops yet: what visitors get then, and how to begin. */
export function EmptyGuide() {
  const { store } = useOpenTour();
  // While a walk is recorded the stops come from there.
  const isDisabled = useEditorStore(({ tour, guideRun }) => tour?.scenes.length === 0 || guideRun !== null);
  const choose = () => {
    const scenes = store.getState().tour?.scenes ?? [];
    addStops(
      store,
      scenes.map(({ id }) => ({ sceneId: id })),
      'edit.guide.choose',
    );
  };
  return (
    <div className={styles.empty}>
      <p>{g('guide.every-scene', { seconds: stopSeconds })}</p>
      <Button
        size="small"
        disabled={isDisabled}
        icon={<IconRoute size={18} stroke={1.75} aria-hidden="true" />}
        onClick={choose}
      >
        {g('guide.choose')}
      </Button>
    </div>
  );
}
