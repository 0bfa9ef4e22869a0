import { IconCheck } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { type Keeping, useKeptText } from '../layout/drafts/use-kept-text.ts';
import { Button } from '../ui/button.tsx';
import { TextArea, TextField } from '../ui/fields/text-field.tsx';
import styles from './profile.module.css';
import { t } from './profile-text.ts';

interface KeptFieldProps {
  label: string;
  stored: string;
  save(text: string): Promise<void>;
  fault?(text: string): string | null;
  long?: boolean;
  type?: 'text' | 'tel' | 'url';
  autoComplete?: ComponentProps<'input'>['autoComplete'];
  maxLength?: number;
}

/** One field of the profile, kept by itself, its state in words. */
export function KeptField({
  label,
  stored,
  save,
  fault,
  long = false,
  maxLength = 500,
  ...input
}: KeptFieldProps) {
  const { text, keeping, change, keep } = useKeptText(stored, save, fault);
  const field = {
    label,
    value: text,
    maxLength,
    aside: <KeepingNote keeping={keeping} />,
    onBlur: keep,
  };
  return (
    <div>
      {long ? (
        <TextArea {...field} onChange={(event) => change(event.target.value)} />
      ) : (
        <TextField
          {...field}
          {...input}
          onChange={(event) => change(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && keep()}
        />
      )}
      {keeping.state === 'failed' && (
        <p className={styles.failed} role="alert">
          {t('about.not-saved', { reason: keeping.reason })}
          <Button size="small" onClick={keep}>
            {t('about.retry')}
          </Button>
        </p>
      )}
    </div>
  );
}

/** "Saving", then "Saved" with a tick. */
export function KeepingNote({ keeping }: { keeping: Keeping }) {
  const words = {
    idle: '',
    failed: '',
    waiting: t('about.saving'),
    saving: t('about.saving'),
    saved: t('about.saved'),
  }[keeping.state];
  return (
    <span role="status" className={styles.keeping}>
      {keeping.state === 'saved' && <IconCheck size={16} stroke={2} aria-hidden="true" />}
      {words}
    </span>
  );
}
