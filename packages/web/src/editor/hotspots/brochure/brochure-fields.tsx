import type { KnownHotspot } from '@tourwright/tour/document';
import { newId } from '../../../client/new-id.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { useEditorStore } from '../../editor-store.ts';
import { t } from '../../editor-text.ts';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import type { AttachedFile } from '../../open-tour/uploads/attached-files.ts';
import { DraftField } from '../../panels/draft-field.tsx';
import { answerTo } from '../../panels/focus-places.ts';
import styles from '../../panels/inspector.module.css';
import { FileState } from '../../playing/file-state.tsx';
import { newEdit } from '../../state/new-edit.ts';
import { specified } from '../../state/specified-state.ts';
import type { FieldsProps } from '../editor-kind.ts';
import { SaidFields } from '../fields/said-fields.tsx';
import { useHotspotField } from '../fields/use-hotspot-field.ts';
import { FileButtons } from '../files/file-buttons.tsx';
import { stepOf } from '../step-of.ts';

/** Which brochure it hands out, and what it says. */
export function BrochureFields(props: FieldsProps<KnownHotspot<'brochure'>>) {
  return (
    <>
      <BrochureChoice {...props} />
      <SaidFields {...props} />
    </>
  );
}

/** Which of the tour's brochures it is; a new one joins them. */
function BrochureChoice(props: FieldsProps<KnownHotspot<'brochure'>>) {
  const { scene, hotspot } = props;
  const { store } = useOpenTour();
  const set = useHotspotField(props);
  const brochures = useEditorStore(specified.uploadedBrochure);
  const chosen = brochures.find(({ id }) => id === hotspot.brochureId);
  const onTaken = ([file]: AttachedFile[]) => {
    if (!file) return false;
    const same = brochures.find(({ slug }) => slug === file.slug);
    const id = same?.id ?? newId();
    const choose = {
      kind: 'hotspot.set',
      sceneId: scene.id,
      hotspotId: hotspot.id,
      field: 'brochureId',
      value: id,
    } as const;
    const add = { kind: 'file.add', list: 'brochures', file: { id, ...file } } as const;
    const edit = same ? newEdit(choose) : newEdit(add, choose);
    return store.getState().commit(edit, { name: stepOf('edit.brochure.choose', hotspot) }).ok;
  };
  return (
    <section className={styles.section} aria-label={t('kind.brochure')}>
      <h3>{t('brochure.title')}</h3>
      {brochures.length > 0 && (
        <SelectField
          size="small"
          label={t('brochure.which')}
          value={chosen?.id ?? ''}
          {...answerTo('hotspot-empty')}
          options={[
            ...(chosen ? [] : [{ value: '', label: t('brochure.none-chosen') }]),
            ...brochures.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ currentTarget }) => set('brochureId', currentTarget.value || null)}
        />
      )}
      {chosen && <FileState slug={chosen.slug} name={chosen.name} kind="brochure" />}
      {chosen && (
        <DraftField
          label={t('brochure.name')}
          hint={t('brochure.name-hint')}
          value={chosen.name}
          maxLength={300}
          onKeep={(value, gesture) => {
            const change = { kind: 'file.set', list: 'brochures', fileId: chosen.id, field: 'name' } as const;
            if (!value.trim()) return;
            store.getState().commit(newEdit({ ...change, value: value.trim() }), { gesture });
          }}
        />
      )}
      <FileButtons kind="brochure" label={t('brochure.add')} answers="hotspot-empty" onTaken={onTaken} />
    </section>
  );
}
