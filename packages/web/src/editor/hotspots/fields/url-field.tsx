import type { HotspotKind, KnownHotspot } from '@tourwright/tour/document';
import type { ReactNode } from 'react';
import { type TextId, t } from '../../editor-text.ts';
import { AddressField } from '../../panels/address-field.tsx';
import type { FieldsProps } from '../editor-kind.ts';
import { useHotspotField } from './use-hotspot-field.ts';

interface UrlFieldProps extends FieldsProps<KnownHotspot<Exclude<HotspotKind, 'link'>>> {
  label: TextId;
  hint: TextId;
  /** Said in place of the hint where the address is none that can be used. */
  fault: TextId;
  isUsable: (url: string) => boolean;
  /** What is known of the address that is kept. */
  note?: ReactNode;
}

/** The page that a hotspot opens or shows. */
export function UrlField({ label, hint, fault, isUsable, note, ...props }: UrlFieldProps) {
  const set = useHotspotField(props);
  return (
    <AddressField
      key={props.hotspot.id}
      label={t(label)}
      hint={t(hint)}
      fault={t(fault)}
      value={props.hotspot.url ?? ''}
      isUsable={isUsable}
      answers="hotspot-empty broken-address"
      note={note}
      onKeep={(url, gesture) => set('url', url, gesture)}
    />
  );
}
