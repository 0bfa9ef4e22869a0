import { Checkbox } from '../../ui/fields/checkbox.tsx';

interface TickProps {
  label: string;
  value: boolean | undefined;
  /** Null: as it is without saying. */
  onSet(value: true | null): void;
}

/** What a hotspot does only when its owner says so. */
export function Tick({ label, value = false, onSet }: TickProps) {
  return (
    <Checkbox
      label={label}
      checked={value}
      onChange={({ currentTarget }) => onSet(currentTarget.checked || null)}
    />
  );
}
