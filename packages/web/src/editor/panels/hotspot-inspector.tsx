import { IconTrash } from '@tabler/icons-react';
import type { Hotspot, Scene } from '@tourwright/tour/document';
import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { useFocusHeir } from '../../ui/use-focus-heir.ts';
import { actionOf } from '../actions/all-actions.ts';
import { useEditor } from '../editor-context.ts';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import { kindLook } from '../rules/kind-look.ts';
import { type Change, newEdit } from '../state/new-edit.ts';
import { DraftField } from './draft-field.tsx';
import { HotspotIcon } from './hotspot-icon.tsx';
import { HotspotPosition } from './hotspot-position.tsx';
import { HotspotStyle } from './hotspot-style.tsx';
import styles from './inspector.module.css';
import { LinkTarget } from './link-target.tsx';

interface HotspotInspectorProps {
  scene: Scene;
  hotspot: Hotspot;
}

/** Where the keyboard goes on when the hotspot is deleted: the sheet of a phone, else the picture that it was in. */
function afterDeletion(from: HTMLElement): HTMLElement | null {
  const sheet = from.closest<HTMLElement>('[role="dialog"]');
  return sheet ?? document.querySelector<HTMLElement>('[data-editor-canvas] canvas[tabindex]');
}

/** What a hotspot says, where it leads, how it looks and where it is. */
export function HotspotInspector({ scene, hotspot }: HotspotInspectorProps) {
  const { actions } = useEditor();
  const end = useRef<HTMLElement>(null);
  useFocusHeir(end, afterDeletion);
  const commit = useEditorStore((state) => state.commit);
  const target = useEditorStore(({ tour }) => tour?.scenes.find(({ id }) => id === hotspot.targetSceneId));
  const change = (field: string, value: unknown): Change => ({
    kind: 'hotspot.set',
    sceneId: scene.id,
    hotspotId: hotspot.id,
    field,
    value,
  });
  const keepText = (field: string) => (value: string, gesture: string) => {
    useEditorStore.setState({ editorText: '' });
    commit(newEdit(change(field, value || null)), { gesture });
  };
  const isLink = hotspot.kind === 'link';
  const fallback = isLink ? (target?.name ?? '') : '';
  return (
    <>
      <div className={styles.head}>
        <HotspotIcon name={hotspot.iconName ?? kindLook(hotspot.kind).iconName} />
        <h2>
          {isLink ? t('hotspot.link-to', { name: target?.name ?? '?' }) : t(kindLook(hotspot.kind).name)}
        </h2>
      </div>
      {isLink && <LinkTarget target={target ?? null} />}
      <section className={styles.section}>
        <DraftField
          label={t('hotspot.label')}
          value={hotspot.text ?? ''}
          placeholder={fallback}
          maxLength={5000}
          onKeep={keepText('text')}
        />
        {!isLink && (
          <DraftField
            label={t('hotspot.body')}
            hint={t('hotspot.body-hint')}
            lines={6}
            value={hotspot.body ?? ''}
            maxLength={20_000}
            onDraft={(editorText) => useEditorStore.setState({ editorText })}
            onKeep={keepText('body')}
          />
        )}
      </section>
      <HotspotStyle hotspot={hotspot} change={change} />
      <HotspotPosition scene={scene} hotspot={hotspot} />
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
    </>
  );
}
