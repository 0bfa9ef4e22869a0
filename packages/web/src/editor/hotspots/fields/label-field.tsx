import { t } from '../../editor-text.ts';
import { DraftField } from '../../panels/draft-field.tsx';
import type { FieldsProps } from '../editor-kind.ts';
import { useHotspotField } from './use-hotspot-field.ts';

/** What is beside a hotspot. */
export function LabelField({ placeholder = '', ...props }: FieldsProps & { placeholder?: string }) {
  const set = useHotspotField(props);
  return (
    <DraftField
      label={t('hotspot.label')}
      value={props.hotspot.text ?? ''}
      placeholder={placeholder}
      maxLength={5000}
      answers="product-unnamed"
      onKeep={(value, gesture) => set('text', value || null, gesture)}
    />
  );
}
