interface HoneypotFieldProps {
  label: string;
  value: string;
  onChange(value: string): void;
}

/** A field that people neither see nor reach: who fills it in is a program. */
export function HoneypotField({ label, value, onChange }: HoneypotFieldProps) {
  return (
    <label className="visually-hidden" aria-hidden="true">
      {label}
      <input
        name="website"
        tabIndex={-1}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
