import type { HotspotKind, KnownHotspot } from '@tourwright/tour/document';
import { type TextId, t } from '../editor-text.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import { DraftField } from '../panels/draft-field.tsx';
import type { FieldsProps } from './editor-kind.ts';
import { useHotspotField } from './use-hotspot-field.ts';

interface BodyFieldProps extends FieldsProps<KnownHotspot<Exclude<HotspotKind, 'link'>>> {
  /** Where it is read. */
  hint: TextId;
}

/** What a hotspot says. */
export function BodyField({ hint, ...props }: BodyFieldProps) {
  const { store } = useOpenTour();
  const set = useHotspotField(props);
  return (
    <DraftField
      label={t('hotspot.body')}
      hint={t(hint)}
      lines={6}
      value={props.hotspot.body ?? ''}
      maxLength={20_000}
      onDraft={(editorText) => store.setState({ editorText })}
      onKeep={(value, gesture) => {
        store.setState({ editorText: '' });
        set('body', value || null, gesture);
      }}
    />
  );
}
