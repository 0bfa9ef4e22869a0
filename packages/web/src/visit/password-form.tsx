import { type KeyboardEvent, useRef, useState } from 'react';
import type { EntryProblem, Visit } from '../client/visit/visit.ts';
import { Button } from '../ui/button.tsx';
import { PasswordField } from '../ui/fields/password-field.tsx';
import styles from './link-gate.module.css';
import { t } from './visit-text.ts';

/**
 * Asks for the password of a link. What is wrong is said by the field, and what was typed stays. No form is sent: frames of
 * other sites often may not.
 */
export function PasswordForm({ visit }: { visit: Pick<Visit, 'enter'> }) {
  const [problem, setProblem] = useState<EntryProblem | 'missing' | null>(null);
  const [isTrying, setTrying] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (!isTrying) void enter();
  };
  const enter = async () => {
    const password = field.current?.value.trim() ?? '';
    setProblem(null);
    const found = password === '' ? 'missing' : await whileTrying(visit.enter(password));
    setProblem(found);
    if (found !== null) field.current?.focus();
    if (found === 'wrong') field.current?.select();
  };
  const whileTrying = async (entering: Promise<EntryProblem | null>) => {
    setTrying(true);
    const found = await entering;
    setTrying(false);
    return found;
  };
  return (
    <div className={styles.form}>
      <PasswordField
        ref={field}
        name="password"
        label={t('visit.password')}
        error={problem === null ? undefined : t(`visit.${problem}`)}
        autoComplete="off"
        onKeyDown={onKeyDown}
      />
      <Button variant="primary" block loading={isTrying} onClick={() => void enter()}>
        {t('visit.enter')}
      </Button>
    </div>
  );
}
