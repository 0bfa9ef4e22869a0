import type { Ask, ContactForm } from '@tourwright/api';
import { SelectField } from '../ui/fields/select-field.tsx';
import styles from './leads.module.css';
import { t } from './leads-text.ts';

const asked = ['asksMessage', 'asksName', 'asksEmail', 'asksPhone', 'asksTime'] as const;
const words = {
  asksMessage: 'form.asks-message',
  asksName: 'form.asks-name',
  asksEmail: 'form.asks-email',
  asksPhone: 'form.asks-phone',
  asksTime: 'form.asks-time',
} as const;
const asks: readonly Ask[] = ['no', 'optional', 'required'];

interface AskedForProps {
  form: ContactForm;
  fault: string | undefined;
  onChange(change: Partial<ContactForm>): void;
}

/** Which of the usual fields visitors see, and which they have to fill in. */
export function AskedFor({ form, fault, onChange }: AskedForProps) {
  return (
    <>
      <h3>{t('form.asks')}</h3>
      <div className={styles.asks}>
        {asked.map((name) => (
          <SelectField
            key={name}
            name={name}
            label={t(words[name])}
            value={form[name]}
            error={name === 'asksEmail' ? fault : undefined}
            options={asks.map((value) => ({ value, label: t(`form.ask-${value}`) }))}
            onChange={({ currentTarget: { value } }) =>
              onChange({ [name]: asks.find((each) => each === value) ?? 'optional' })
            }
          />
        ))}
      </div>
    </>
  );
}
