import { IconLink, IconLock, IconUsers, IconWorld } from '@tabler/icons-react';
import type { LinkAccess, LinkChanges, TourLink } from '@tourwright/api';
import { locales } from '@tourwright/api/locales';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Segmented } from '../../../ui/fields/segmented.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useEditorStore } from '../../editor-store.ts';
import { ControlsField } from '../fields/controls-field.tsx';
import { ExpiryFields } from '../fields/expiry-fields.tsx';
import { PasswordBox } from '../fields/password-box.tsx';
import { proposePassword } from '../fields/propose-password.ts';
import { StartField } from '../fields/start-field.tsx';
import { t } from '../share-text.ts';
import type { Links } from '../use-links.ts';
import styles from './access-tab.module.css';
import { CodeBox } from './code-box.tsx';
import { useWithdrawal } from './public-tab.tsx';
import { UnbrandedCheck } from './unbranded-check.tsx';

const looks = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
const accesses = [
  { value: 'everyone', icon: <IconWorld {...looks} /> },
  { value: 'unlisted', icon: <IconLink {...looks} /> },
  { value: 'password', icon: <IconLock {...looks} /> },
  { value: 'members', icon: <IconUsers {...looks} /> },
] as const;

interface AccessTabProps {
  link: TourLink;
  address: string;
  links: Links;
}

/** Who may open a link, for how long, and what it shows. Everything is kept at once. */
export function AccessTab({ link, address, links }: AccessTabProps) {
  const isPublished = useEditorStore(({ tour }) => tour?.activity === 'published');
  const change = (changes: LinkChanges) => links.change(link, changes);
  /** What was proposed or typed in this visit: the server keeps no password that could be read. */
  const [password, setPassword] = useState<string | null>(null);
  const choose = (access: LinkAccess) => {
    if (access !== 'password' || link.hasPassword) return void change({ access });
    const proposed = proposePassword();
    setPassword(proposed);
    void change({ access, password: proposed });
  };
  const isPrivate = link.access === 'password' || link.access === 'members';
  return (
    <div className={styles.columns}>
      <div className={styles.fields}>
        <NameField link={link} onSave={(name) => void change({ name })} />
        <AccessChoice access={link.access} onChoose={choose} />
        {isPrivate && isPublished && <StillPublic />}
        {link.access === 'password' && (
          <PasswordBox
            isSet={link.hasPassword}
            shown={password}
            onSave={(next) => {
              setPassword(next);
              void change({ password: next });
            }}
          />
        )}
        <ExpiryFields link={link} onChange={(changes) => void change(changes)} />
        <ContentFields link={link} onChange={(changes) => void change(changes)} />
        <OpeningFields link={link} onChange={(changes) => void change(changes)} />
      </div>
      <CodeBox address={address} name={link.name} />
    </div>
  );
}

interface FieldsProps {
  link: TourLink;
  onChange(changes: LinkChanges): void;
}

/** What a link shows: with the owner's brand or without, the published tour or the draft. */
function ContentFields({ link, onChange }: FieldsProps) {
  const wasPublished = useEditorStore(({ tour }) => tour?.published_version !== null);
  return (
    <div className={styles.section}>
      <div className={styles.pair}>
        <div className={styles.field}>
          <h3>{t('share.branding')}</h3>
          <Segmented
            label={t('share.branding')}
            value={link.isUnbranded ? 'unbranded' : 'branded'}
            segments={(['branded', 'unbranded'] as const).map((value) => ({
              value,
              label: t(`share.${value}`),
            }))}
            onChange={(value) => onChange({ isUnbranded: value === 'unbranded' })}
          />
          <p className={styles.hint}>{t('share.unbranded-text')}</p>
        </div>
        <div className={styles.field}>
          <h3>{t('share.shows')}</h3>
          <Segmented
            label={t('share.shows')}
            value={link.shows}
            segments={(['published', 'draft'] as const).map((value) => ({
              value,
              label: t(`share.shows.${value}`),
            }))}
            onChange={(shows) => onChange({ shows })}
          />
          {link.shows === 'published' && !wasPublished && <p className={styles.hint}>{t('share.unready')}</p>}
        </div>
      </div>
      {link.isUnbranded && <UnbrandedCheck />}
    </div>
  );
}

/** How a link opens: where, in which language, with what to work it. */
function OpeningFields({ link, onChange }: FieldsProps) {
  return (
    <div className={styles.section}>
      <StartField start={link.start} onChange={(start) => onChange({ start })} />
      <div className={styles.pair}>
        <SelectField
          label={t('share.language')}
          value={link.language ?? ''}
          options={[
            { value: '', label: t('share.language-own') },
            ...Object.entries(locales)
              .filter(([, { isPseudo }]) => !isPseudo)
              .map(([value, { name }]) => ({ value, label: name })),
          ]}
          onChange={({ target }) => onChange({ language: target.value || null })}
        />
        <ControlsField controls={link.controls} onChange={(controls) => onChange({ controls })} />
      </div>
    </div>
  );
}

/** Kept on leaving it; an empty one counts as none. */
function NameField({ link, onSave }: { link: TourLink; onSave(name: string): void }) {
  const [name, setName] = useState(link.name);
  const keep = () => {
    const next = name.trim();
    if (next === '') setName(link.name);
    else if (next !== link.name) onSave(next);
  };
  return (
    <TextField
      label={t('share.name')}
      maxLength={120}
      value={name}
      onChange={({ target }) => setName(target.value)}
      onBlur={keep}
      onKeyDown={({ key }) => key === 'Enter' && keep()}
    />
  );
}

function AccessChoice({ access, onChoose }: { access: LinkAccess; onChoose(access: LinkAccess): void }) {
  const name = useId();
  return (
    <fieldset className={styles.access}>
      <legend>{t('share.who')}</legend>
      {accesses.map(({ value, icon }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={access === value}
            onChange={() => onChoose(value)}
          />
          <span>
            {t(`share.access.${value}`)}
            <small>{t(`share.access.${value}-text`)}</small>
          </span>
          {icon}
        </label>
      ))}
    </fieldset>
  );
}

/** A link for some people keeps nothing private that everybody may see. */
function StillPublic() {
  const { isBusy, withdraw } = useWithdrawal();
  return (
    <p className={styles.warning}>
      {t('share.still-public')}
      <Button size="small" loading={isBusy} onClick={() => void withdraw()}>
        {t('share.withdraw')}
      </Button>
    </p>
  );
}
