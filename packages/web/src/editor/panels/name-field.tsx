import { type RefCallback, useRef } from 'react';
import { useDraft } from '../../layout/drafts/use-draft.ts';
import { classNames } from '../../ui/class-names.ts';
import { t } from '../editor-text.ts';
import styles from './name-field.module.css';

interface NameFieldProps {
  label: string;
  value: string;
  placeholder?: string;
  className: string | undefined;
  /** Where the field is made, for the focus. */
  fieldRef?: RefCallback<HTMLInputElement>;
  onKeep(name: string): void;
  /** Enter or Escape was pressed; without it the field is left. */
  onDone?(field: HTMLInputElement): void;
  onLeave?(): void;
}

/** A name in place: Enter or leaving keeps, Escape restores. An empty one is not kept. */
export function NameField(props: NameFieldProps) {
  const { label, value, placeholder, className, fieldRef, onKeep, onDone, onLeave } = props;
  const isRestoring = useRef(false);
  const draft = useDraft({
    value,
    keepsOnPause: false,
    onKeep: (text) => {
      const name = text.trim();
      if (name !== '' && name !== value) onKeep(name);
    },
  });
  return (
    <span className={styles.place}>
      <input
        ref={fieldRef}
        className={classNames(styles.input, className)}
        aria-label={label}
        placeholder={placeholder}
        value={draft.text}
        maxLength={300}
        size={Math.min(40, Math.max(8, draft.text.length || (placeholder?.length ?? 0)))}
        onChange={({ currentTarget }) => draft.type(currentTarget.value)}
        onBlur={() => {
          if (isRestoring.current) draft.discard();
          else draft.end();
          isRestoring.current = false;
          onLeave?.();
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
          isRestoring.current = event.key === 'Escape';
          // Else the button that gets the focus would be pressed by the same Enter.
          event.preventDefault();
          if (onDone) onDone(event.currentTarget);
          else event.currentTarget.blur();
        }}
      />
      {draft.isContested && (
        <span className={styles.note} role="status">
          {t('field.contested', { value })}
        </span>
      )}
    </span>
  );
}
