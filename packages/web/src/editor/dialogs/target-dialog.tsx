import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { linkScenes } from '../actions/link-scenes.ts';
import { useEditor } from '../editor-context.ts';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import { SceneThumbnail } from '../panels/scene-thumbnail.tsx';
import { newEdit } from '../state/new-edit.ts';
import styles from './target-dialog.module.css';

/** Asks by picture where a link leads: one that is being placed, or one that is to lead elsewhere. */
export function TargetDialog() {
  const { actions } = useEditor();
  const tour = useEditorStore((state) => state.tour);
  const scene = useEditorStore((state) => state.selectedScene);
  const point = useEditorStore((state) => state.intersectionPoint);
  const hotspot = useEditorStore((state) => state.selectedHotspot);
  const [withWayBack, setWithWayBack] = useState(true);
  const targets = tour?.scenes.filter(({ id }) => id !== scene?.id) ?? [];
  const close = () => actions.set({ overlay: null, intersectionPoint: null });

  const choose = (targetId: number) => {
    const { commit } = actions.state();
    if (point) {
      linkScenes(actions.state(), targetId, point, withWayBack);
    } else if (scene && hotspot) {
      const set = { kind: 'hotspot.set', sceneId: scene.id, hotspotId: hotspot.id } as const;
      commit(newEdit({ ...set, field: 'targetSceneId', value: targetId }));
    }
    close();
  };

  return (
    <Dialog
      open
      size="wide"
      onClose={close}
      title={t('target.title')}
      {...(targets.length === 0 && { description: t('target.none') })}
      actions={
        targets.length === 0 && (
          <Button
            variant="primary"
            onClick={() => {
              close();
              actions.choosePhotos();
            }}
          >
            {t('action.add-photos')}
          </Button>
        )
      }
    >
      {targets.length > 0 && (
        <>
          <ul className={styles.grid}>
            {targets.map(({ id, name, slug }) => (
              <li key={id}>
                <button type="button" className={styles.target} onClick={() => choose(id)}>
                  <SceneThumbnail slug={slug} className={styles.picture} />
                  <b>{name}</b>
                </button>
              </li>
            ))}
          </ul>
          {point && (
            <Checkbox
              label={t('target.way-back')}
              checked={withWayBack}
              onChange={({ currentTarget }) => setWithWayBack(currentTarget.checked)}
            />
          )}
        </>
      )}
    </Dialog>
  );
}
