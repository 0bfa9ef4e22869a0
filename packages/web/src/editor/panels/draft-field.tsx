import type { KeyboardEvent } from 'react';
import { useDraft } from '../../layout/drafts/use-draft.ts';
import { TextArea, TextField } from '../../ui/fields/text-field.tsx';
import { t } from '../editor-text.ts';
import { answerTo } from './focus-places.ts';

interface DraftFieldProps {
  label: string;
  hint?: string;
  /** What is wrong with it, in place of the hint. */
  error?: string | undefined;
  value: string;
  maxLength: number;
  /** Several lines; one when absent. */
  lines?: number;
  placeholder?: string;
  /** The findings of Tour Check that it answers. */
  answers?: string | undefined;
  /** While typing (for those who mirror it), before it is kept. */
  onDraft?(value: string): void;
  /** After a pause, Enter or leaving; what is typed between two of the latter has one gesture. */
  onKeep(value: string, gesture: string): void;
}

/** A text that is kept while it is written: one undo step for each visit of the field. */
export function DraftField(props: DraftFieldProps) {
  const { value, onKeep, onDraft, lines, label, hint, error, maxLength, placeholder, answers } = props;
  const draft = useDraft({ value, onKeep });
  const contest = lines ? t('field.contested-lines') : t('field.contested', { value });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !lines) draft.end();
    if (event.key === 'Escape' && draft.isUnsent) {
      // The sheet around the field stays.
      event.stopPropagation();
      draft.discard();
      onDraft?.(value);
    }
  };
  const shared = {
    ...answerTo(answers),
    label,
    hint: draft.isContested ? <span role="status">{contest}</span> : hint,
    error: draft.isContested ? undefined : error,
    maxLength,
    placeholder,
    value: draft.text,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      draft.type(currentTarget.value);
      onDraft?.(currentTarget.value);
    },
    onBlur: draft.end,
    onKeyDown,
  };
  return lines ? <TextArea {...shared} rows={lines} /> : <TextField {...shared} />;
}
