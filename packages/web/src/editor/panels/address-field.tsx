import { type ReactNode, useState } from 'react';
import { DraftField } from './draft-field.tsx';

interface AddressFieldProps {
  label: string;
  hint: string;
  /** Said in place of the hint where the address is none that can be used. */
  fault: string;
  value: string;
  isUsable(address: string): boolean;
  /** The findings of Tour Check that it answers. */
  answers?: string;
  /** What is known of the address in the tour; not shown while another one is in the field. */
  note?: ReactNode;
  /** Gets an address that can be used, or null. */
  onKeep(address: string | null, gesture: string): void;
}

/** A web address. What cannot be used stays in the field, is said to be wrong, and is not kept in the tour. */
export function AddressField({
  label,
  hint,
  fault,
  value,
  isUsable,
  answers,
  note,
  onKeep,
}: AddressFieldProps) {
  const [refused, setRefused] = useState<{ text: string; value: string } | null>(null);
  // When the tour's address changes, by undo or somebody else, that one is shown.
  const shown = refused?.value === value ? refused.text : value;
  const isWrong = shown !== '' && !isUsable(shown);
  return (
    <>
      <DraftField
        label={label}
        {...(isWrong ? { error: fault } : { hint })}
        value={shown}
        answers={answers}
        maxLength={2048}
        onKeep={(text, gesture) => {
          const address = text.trim();
          const isKept = address === '' || isUsable(address);
          setRefused(isKept ? null : { text: address, value });
          if (isKept && address !== value) onKeep(address || null, gesture);
        }}
      />
      {shown === value && note}
    </>
  );
}
