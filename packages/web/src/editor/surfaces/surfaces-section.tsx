import { IconPerspective, IconPlus } from '@tabler/icons-react';
import type { Scene } from '@tourwright/tour/document';
import { Button } from '../../ui/button.tsx';
import { actionOf, isEnabled } from '../actions/all-actions.ts';
import { useEditor } from '../editor-context.ts';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import inspector from '../panels/inspector.module.css';
import { lookAt } from '../session/look-at.ts';
import { middleOf } from './corners/quad.ts';
import { surfaceName } from './surface-edits.ts';
import styles from './surfaces-section.module.css';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** What is pinned onto surfaces of a scene, and the way to one more. */
export function SurfacesSection({ scene }: { scene: Scene }) {
  const { store } = useOpenTour();
  const { actions } = useEditor();
  const action = actionOf('add-surface');
  const canAdd = useEditorStore((state) => isEnabled(action, state));
  return (
    <section className={inspector.section} aria-label={t('surfaces.title')}>
      <h3>{t('surfaces.title')}</h3>
      {scene.videos.length === 0 && <p className={inspector.faint}>{t('surfaces.none')}</p>}
      {scene.videos.length > 0 && (
        <ul className={styles.list}>
          {scene.videos.map((surface) => (
            <li key={surface.id}>
              <button
                type="button"
                className={styles.surface}
                onClick={() => {
                  // As from any list: what is chosen is seen.
                  lookAt(actions, scene.id, middleOf(surface.corners));
                  store.getState().selectVideo(surface.id);
                }}
              >
                <IconPerspective {...icon} />
                <span>{surfaceName(surface)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={inspector.row}>
        <Button
          size="small"
          disabled={!canAdd}
          icon={<IconPlus {...icon} />}
          onClick={() => action.run(actions)}
        >
          {t('surfaces.add')}
        </Button>
      </div>
    </section>
  );
}
