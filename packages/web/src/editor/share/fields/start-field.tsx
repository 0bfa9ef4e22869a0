import { IconFocus2 } from '@tabler/icons-react';
import type { TourLink } from '@tourwright/api';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { useEditor } from '../../editor-context.ts';
import { useEditorStore } from '../../editor-store.ts';
import { SceneThumbnail } from '../../panels/scenes/card/scene-thumbnail.tsx';
import { t } from '../share-text.ts';
import styles from '../tabs/access-tab.module.css';

/** A field with the view stands for itself in the list. */
const customView = 'view';

interface StartFieldProps {
  start: TourLink['start'];
  onChange(start: TourLink['start']): void;
}

/** Where the tour begins by a link. */
export function StartField({ start, onChange }: StartFieldProps) {
  const { actions } = useEditor();
  const scenes = useEditorStore(({ tour }) => tour?.scenes) ?? [];
  const scene = scenes.find(({ id }) => id === start?.sceneId);
  const value = !start || !scene ? '' : start.view ? customView : String(scene.id);
  const useView = () => {
    const { canvasSceneId, selectedSceneId } = actions.state();
    const sceneId = canvasSceneId ?? selectedSceneId;
    if (sceneId !== null) onChange({ sceneId, view: actions.view() });
  };
  return (
    <div className={styles.start}>
      {scene && <SceneThumbnail slug={scene.slug} className={styles.thumbnail} />}
      <SelectField
        label={t('share.starts')}
        value={value}
        options={[
          { value: '', label: t('share.starts-own') },
          ...(scene && start?.view
            ? [{ value: customView, label: t('share.starts-view', { name: scene.name }) }]
            : []),
          ...scenes.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={({ target }) => {
          if (target.value !== customView)
            onChange(target.value === '' ? null : { sceneId: Number(target.value) });
        }}
      />
      <Button icon={<IconFocus2 size={18} stroke={1.75} aria-hidden="true" />} onClick={useView}>
        {t('share.use-view')}
      </Button>
    </div>
  );
}
