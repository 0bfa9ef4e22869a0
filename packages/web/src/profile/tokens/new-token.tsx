import type { TokenScope } from '@tourwright/api';
import { useRef, useState } from 'react';
import { auth } from '../../client/session/auth.ts';
import { copyText } from '../../layout/copy-text.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import profile from '../profile.module.css';
import { t } from '../profile-text.ts';
import { AskPassword } from '../security/ask-password.tsx';
import { offeredScopes, scopeText } from './scope-text.ts';
import styles from './tokens.module.css';

const lives = ['30', '90', '365', 'never'] as const;
type Life = (typeof lives)[number];

interface NewTokenProps {
  email: string;
  onClose(): void;
  onCreated(): void;
}

/** Makes a token, then shows it this once. */
export function NewToken({ email, onClose, onCreated }: NewTokenProps) {
  const [token, setToken] = useState<string | null>(null);
  if (token !== null) {
    return (
      <Dialog open onClose={onClose} title={t('tokens.created')} description={t('tokens.created-text')}>
        <ShownToken token={token} onDone={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog open onClose={onClose} title={t('tokens.new')}>
      <Form
        email={email}
        onClose={onClose}
        onCreated={(created) => {
          setToken(created);
          onCreated();
        }}
      />
    </Dialog>
  );
}

interface FormProps {
  email: string;
  onClose(): void;
  onCreated(token: string): void;
}

function Form({ email, onClose, onCreated }: FormProps) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<TokenScope[]>([]);
  const [life, setLife] = useState<Life>('90');
  const [faults, setFaults] = useState<{ name?: string; scopes?: string }>({});
  const nameField = useRef<HTMLInputElement>(null);

  const check = () => {
    const found = {
      ...(name.trim() === '' ? { name: t('tokens.name-missing') } : {}),
      ...(scopes.length === 0 ? { scopes: t('tokens.scopes-missing') } : {}),
    };
    setFaults(found);
    if (found.name) nameField.current?.focus();
    return Object.keys(found).length === 0;
  };
  const send = (password: string) =>
    auth.createToken({
      name: name.trim(),
      scopes,
      expiresInDays: life === 'never' ? null : Number(life),
      password,
    });
  return (
    <div className={styles.form}>
      <AskPassword
        email={email}
        submitText={t('tokens.create')}
        check={check}
        send={send}
        onDone={({ token }) => onCreated(token)}
        onCancel={onClose}
      >
        <TextField
          ref={nameField}
          label={t('tokens.name')}
          hint={t('tokens.name-hint')}
          value={name}
          maxLength={100}
          error={faults.name}
          onChange={(event) => setName(event.target.value)}
        />
        <Scopes chosen={scopes} fault={faults.scopes} onChange={setScopes} />
        <SelectField
          label={t('tokens.expires')}
          value={life}
          options={lives.map((value) => ({ value, label: t(`tokens.expires.${value}`) }))}
          onChange={(event) => setLife(event.target.value as Life)}
        />
      </AskPassword>
    </div>
  );
}

interface ScopesProps {
  chosen: TokenScope[];
  fault: string | undefined;
  onChange(scopes: TokenScope[]): void;
}

function Scopes({ chosen, fault, onChange }: ScopesProps) {
  return (
    <fieldset className={styles.scopes} aria-describedby={fault ? 'token-scopes' : undefined}>
      <legend className={profile.label}>{t('tokens.scopes')}</legend>
      {offeredScopes.map((scope) => (
        <Checkbox
          key={scope}
          label={scopeText(scope)}
          checked={chosen.includes(scope)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, scope] : chosen.filter((each) => each !== scope))
          }
        />
      ))}
      {fault && (
        <p id="token-scopes" className={styles.fault} role="alert">
          {fault}
        </p>
      )}
    </fieldset>
  );
}

function ShownToken({ token, onDone }: { token: string; onDone(): void }) {
  return (
    <div className={styles.form}>
      <TextField
        label={t('tokens.token')}
        readOnly
        value={token}
        className={styles.token}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={profile.ends}>
        <Button onClick={() => void copyText(token)}>{t('tokens.copy')}</Button>
        <Button variant="primary" onClick={onDone}>
          {t('tokens.done')}
        </Button>
      </div>
    </div>
  );
}
