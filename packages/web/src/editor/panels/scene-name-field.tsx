import type { Scene } from '@tourwright/tour/document';
import { useRef } from 'react';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import { newEdit } from '../state/new-edit.ts';
import styles from './scene-name-field.module.css';

/** A scene's name in place: Enter or leaving keeps, Escape restores. */
export function SceneNameField({ scene }: { scene: Scene }) {
  const commit = useEditorStore((state) => state.commit);
  const isRestoring = useRef(false);
  const keep = (value: string) => {
    useEditorStore.setState({ renamingSceneId: null });
    const name = value.trim();
    if (isRestoring.current || name === '' || name === scene.name) return;
    commit(newEdit({ kind: 'scene.rename', sceneId: scene.id, name }));
  };
  return (
    <input
      className={styles.field}
      aria-label={t('scene.name')}
      defaultValue={scene.name}
      maxLength={300}
      ref={(field) => {
        if (field && document.activeElement !== field) {
          field.focus();
          field.select();
        }
      }}
      onBlur={({ currentTarget }) => keep(currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        isRestoring.current = event.key === 'Escape';
        // Else the button that gets the focus would be pressed by the same Enter.
        event.preventDefault();
        event.currentTarget.closest('li')?.querySelector('button')?.focus();
      }}
    />
  );
}
