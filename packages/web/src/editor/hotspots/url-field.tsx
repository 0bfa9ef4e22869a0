import type { HotspotKind, KnownHotspot } from '@tourwright/tour/document';
import { type TextId, t } from '../editor-text.ts';
import { DraftField } from '../panels/draft-field.tsx';
import type { FieldsProps } from './editor-kind.ts';
import { useHotspotField } from './use-hotspot-field.ts';

interface UrlFieldProps extends FieldsProps<KnownHotspot<Exclude<HotspotKind, 'link'>>> {
  label: TextId;
  hint: TextId;
  /** Said in place of the hint where the address is none that can be used. */
  fault: TextId;
  isUsable: (url: string) => boolean;
}

/** The page that a hotspot opens or shows. */
export function UrlField({ label, hint, fault, isUsable, ...props }: UrlFieldProps) {
  const set = useHotspotField(props);
  const { url = '' } = props.hotspot;
  return (
    <DraftField
      label={t(label)}
      hint={t(url === '' || isUsable(url) ? hint : fault)}
      value={url}
      maxLength={2048}
      onKeep={(value, gesture) => set('url', value.trim() || null, gesture)}
    />
  );
}
