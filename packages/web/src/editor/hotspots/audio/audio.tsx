import type { KnownHotspot } from '@tourwright/tour/document';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { t } from '../../editor-text.ts';
import styles from '../../panels/inspector.module.css';
import type { EditorKind, FieldsProps } from '../editor-kind.ts';
import { SaidFields } from '../said-fields.tsx';
import { useHotspotField } from '../use-hotspot-field.ts';

/** A sound, whose file comes with the document. */
export const audio: EditorKind<'audio'> = { iconName: 'volume', name: 'kind.audio', Fields: AudioFields };

function AudioFields(props: FieldsProps<KnownHotspot<'audio'>>) {
  const set = useHotspotField(props);
  const { isDirectional = false, loop = false } = props.hotspot;
  return (
    <>
      <section className={styles.section}>
        <Checkbox
          label={t('hotspot.in-place')}
          checked={isDirectional}
          onChange={({ currentTarget }) => set('isDirectional', currentTarget.checked || null)}
        />
        <Checkbox
          label={t('hotspot.loop')}
          checked={loop}
          onChange={({ currentTarget }) => set('loop', currentTarget.checked || null)}
        />
      </section>
      <SaidFields {...props} />
    </>
  );
}
