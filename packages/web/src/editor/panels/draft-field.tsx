import { useEffect, useRef, useState } from 'react';
import { TextArea, TextField } from '../../ui/text-field.tsx';

interface DraftFieldProps {
  label: string;
  hint?: string;
  value: string;
  maxLength: number;
  /** Several lines; one when absent. */
  lines?: number;
  placeholder?: string;
  /** While typing (for those who mirror it), before it is kept. */
  onDraft?(value: string): void;
  /** After a pause and on leaving; what is typed between entering and leaving has one gesture. */
  onKeep(value: string, gesture: string): void;
}

/** A pause of this length keeps what is written, well within the two seconds of autosave. */
const pauseMs = 700;

/** A text that is kept while it is written: one undo step for each visit of the field. */
export function DraftField(props: DraftFieldProps) {
  const { value, onKeep, onDraft, lines, label, hint, maxLength, placeholder } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const gesture = useRef('');
  const latest = useRef({ draft, value, onKeep });
  latest.current = { draft, value, onKeep };

  useEffect(() => {
    if (draft === null || draft === value) return;
    const timer = setTimeout(() => onKeep(draft, gesture.current), pauseMs);
    return () => clearTimeout(timer);
  }, [draft, value, onKeep]);

  // Closing the panel is leaving the field too.
  useEffect(
    () => () => {
      const { draft: last, value: kept, onKeep: keep } = latest.current;
      if (last !== null && last !== kept) keep(last, gesture.current);
    },
    [],
  );

  const shared = {
    label,
    hint,
    maxLength,
    placeholder,
    value: draft ?? value,
    onFocus: () => {
      gesture.current = crypto.randomUUID();
    },
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      setDraft(currentTarget.value);
      onDraft?.(currentTarget.value);
    },
    onBlur: () => {
      if (draft !== null && draft !== value) onKeep(draft, gesture.current);
      setDraft(null);
    },
  };
  return lines ? <TextArea {...shared} rows={lines} /> : <TextField {...shared} />;
}
