import { useEffect, useRef, useState } from 'react';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import { newEdit } from '../state/new-edit.ts';
import styles from './tour-name.module.css';

/** The tour's name, changed in place: Enter or leaving keeps, Escape restores. */
export function TourName() {
  const name = useEditorStore(({ tour }) => tour?.name ?? '');
  const commit = useEditorStore((state) => state.commit);
  const [draft, setDraft] = useState(name);
  const isRestoring = useRef(false);
  useEffect(() => setDraft(name), [name]);

  const keep = () => {
    const next = draft.trim();
    if (isRestoring.current || next === name || next === '') setDraft(name);
    else commit(newEdit({ kind: 'tour.set', field: 'name', value: next }), { name: renamed(next) });
    isRestoring.current = false;
  };
  return (
    <input
      className={styles.name}
      aria-label={t('top.name')}
      placeholder={t('tour.untitled')}
      value={draft}
      maxLength={300}
      size={Math.min(40, Math.max(8, draft.length || t('tour.untitled').length))}
      onChange={({ currentTarget }) => setDraft(currentTarget.value)}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        isRestoring.current = event.key === 'Escape';
        event.currentTarget.blur();
      }}
    />
  );
}

function renamed(name: string) {
  return { id: 'edit.tour.rename', values: { name } };
}
