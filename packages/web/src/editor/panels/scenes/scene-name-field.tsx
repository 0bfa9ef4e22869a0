import type { Scene } from '@tourwright/tour/document';
import { useEditorStore } from '../../editor-store.ts';
import { t } from '../../editor-text.ts';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import { newEdit } from '../../state/new-edit.ts';
import { NameField } from '../name-field.tsx';
import styles from './scene-name-field.module.css';

/** A scene's name in the list, while it is changed there. */
export function SceneNameField({ scene }: { scene: Scene }) {
  const { store } = useOpenTour();
  const commit = useEditorStore((state) => state.commit);
  return (
    <NameField
      label={t('scene.name')}
      className={styles.field}
      value={scene.name}
      fieldRef={focusOnce}
      onKeep={(name) => commit(newEdit({ kind: 'scene.rename', sceneId: scene.id, name }))}
      onDone={(field) => field.closest('li')?.querySelector('button')?.focus()}
      onLeave={() => store.setState({ renamingSceneId: null })}
    />
  );
}

/** Outside the component, so that React calls it once and not after every key press. */
function focusOnce(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}
