import { IconSearch } from '@tabler/icons-react';
import type { Scene } from '@tourwright/tour/document';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { linkScenes } from '../actions/link-scenes.ts';
import { useEditor } from '../editor-context.ts';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import { SceneThumbnail } from '../panels/scene-thumbnail.tsx';
import { isUnusable, sceneStatus } from '../rules/scene-status.ts';
import { newEdit } from '../state/new-edit.ts';
import styles from './target-dialog.module.css';

/** From this many scenes on they can be searched. */
const manyTargets = 7;

/** Asks by picture where a link leads: one that is being placed, or one that is to lead elsewhere. */
export function TargetDialog() {
  const { actions, canvas } = useEditor();
  const targets = useTargets();
  const [query, setQuery] = useState('');
  const point = useEditorStore((state) => state.intersectionPoint);
  const [withWayBack, setWithWayBack] = useState(true);
  const close = () => actions.set({ overlay: null, intersectionPoint: null });
  const choose = (targetId: number) => {
    const { commit, selectedScene, selectedHotspot } = actions.state();
    if (point) {
      linkScenes(actions, targetId, point, withWayBack);
    } else if (selectedScene && selectedHotspot) {
      const set = { kind: 'hotspot.set', sceneId: selectedScene.id, hotspotId: selectedHotspot.id } as const;
      commit(newEdit({ ...set, field: 'targetSceneId', value: targetId }));
    }
    close();
  };
  const shown = targets.filter(({ name }) => name.toLowerCase().includes(query.trim().toLowerCase()));
  // Beside the place that the link is for.
  const side = point && (canvas.current?.isInStartHalf(point) ? 'end' : 'start');
  const addPhotos = () => {
    close();
    actions.choosePhotos();
  };

  return (
    <Dialog
      open
      size="wide"
      side={side ?? undefined}
      onClose={close}
      title={t('target.title')}
      {...(targets.length === 0 && { description: t('target.none') })}
      actions={
        targets.length === 0 && (
          <Button variant="primary" onClick={addPhotos}>
            {t('action.add-photos')}
          </Button>
        )
      }
    >
      {targets.length >= manyTargets && (
        <TextField
          label={t('target.search')}
          labelHidden
          type="search"
          placeholder={t('target.search')}
          leading={<IconSearch size={18} stroke={1.75} />}
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        />
      )}
      {targets.length > 0 && (
        <>
          <ul className={styles.grid}>
            {shown.map(({ id, name, slug }) => (
              <li key={id}>
                <button type="button" className={styles.target} title={name} onClick={() => choose(id)}>
                  <SceneThumbnail slug={slug} className={styles.picture} />
                  <b>{name}</b>
                </button>
              </li>
            ))}
          </ul>
          {shown.length === 0 && <p role="status">{t('target.no-match', { query })}</p>}
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

/** Every other scene, but those whose photo cannot be shown. */
function useTargets(): Scene[] {
  const tour = useEditorStore((state) => state.tour);
  const scene = useEditorStore((state) => state.selectedScene);
  const media = useEditorStore((state) => state.media);
  const uploads = useEditorStore((state) => state.uploads);
  return (
    tour?.scenes.filter(
      ({ id, slug }) => id !== scene?.id && !isUnusable(sceneStatus(media[slug], uploads[slug])),
    ) ?? []
  );
}
