import type { Hotspot } from '@tourwright/tour/document';
import { t } from '../../editor-text.ts';
import { DraftField } from '../../panels/draft-field.tsx';
import type { FieldsProps } from '../editor-kind.ts';
import { useHotspotField } from './use-hotspot-field.ts';

/** The heading of what a hotspot opens. */
export function TitleField(props: FieldsProps<Hotspot>) {
  const set = useHotspotField(props);
  return (
    <DraftField
      label={t('hotspot.title')}
      value={props.hotspot.title ?? ''}
      placeholder={props.hotspot.text ?? ''}
      maxLength={300}
      onKeep={(value, gesture) => set('title', value.trim() || null, gesture)}
    />
  );
}
