import { useEditorStore } from '../../editor-store.ts';
import { t } from '../../editor-text.ts';
import { newEdit } from '../../state/new-edit.ts';
import { NameField } from '../name-field.tsx';
import styles from './tour-name.module.css';

/** The tour's name, changed in place. */
export function TourName() {
  const name = useEditorStore(({ tour }) => tour?.name ?? '');
  const commit = useEditorStore((state) => state.commit);
  return (
    <NameField
      label={t('top.name')}
      className={styles.name}
      value={name}
      placeholder={t('tour.untitled')}
      onKeep={(value) =>
        commit(newEdit({ kind: 'tour.set', field: 'name', value }), {
          name: { id: 'edit.tour.rename', values: { name: value } },
        })
      }
    />
  );
}
