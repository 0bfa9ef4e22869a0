import { IconSearch } from '@tabler/icons-react';
import { TextField } from '../ui/fields/text-field.tsx';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange(value: string): void;
}

/** What narrows a list as it is typed. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <TextField
      type="search"
      label={label}
      labelHidden
      placeholder={label}
      leading={<IconSearch size={18} stroke={1.75} />}
      maxLength={200}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
