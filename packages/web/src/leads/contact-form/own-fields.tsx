import { IconPlus, IconTrash } from '@tabler/icons-react';
import { mostOwnFields, type OwnField } from '@tourwright/api';
import { useLayoutEffect, useRef } from 'react';
import { newId } from '../../client/new-id.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea, TextField } from '../../ui/fields/text-field.tsx';
import styles from '../leads.module.css';
import { t } from '../leads-text.ts';
import type { FormFaults } from './form-faults.ts';

const kinds: readonly OwnField['kind'][] = ['line', 'lines', 'choice'];

interface OwnFieldsProps {
  fields: OwnField[];
  faults: FormFaults;
  onChange(fields: OwnField[]): void;
}

/** What the owner asks beside the usual. */
export function OwnFields({ fields, faults, onChange }: OwnFieldsProps) {
  const page = useRef<HTMLDivElement>(null);
  /** What the keyboard continues with, once it is drawn. */
  const heir = useRef<string | null>(null);
  // Whenever other fields are drawn.
  useLayoutEffect(() => {
    if (heir.current === null) return;
    page.current?.querySelector<HTMLElement>(heir.current)?.focus();
    heir.current = null;
  });
  const add = () => {
    const id = newId();
    heir.current = `[name="label.${id}"]`;
    onChange([...fields, { id, label: '', kind: 'line', isRequired: false, options: [] }]);
  };
  const remove = (field: OwnField) => {
    heir.current = '[data-add]';
    onChange(fields.filter((each) => each !== field));
  };
  return (
    <div ref={page} className={styles.own}>
      <h3>{t('form.own')}</h3>
      {fields.length > 0 && (
        <ol className={styles.ownFields}>
          {fields.map((field) => (
            <OwnFieldSettings
              key={field.id}
              field={field}
              faults={faults}
              onChange={(change) =>
                onChange(fields.map((each) => (each === field ? { ...each, ...change } : each)))
              }
              onRemove={() => remove(field)}
            />
          ))}
        </ol>
      )}
      {fields.length < mostOwnFields && (
        <div>
          <Button
            data-add
            size="small"
            icon={<IconPlus size={16} stroke={1.75} aria-hidden="true" />}
            onClick={add}
          >
            {t('form.own-add')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface OwnFieldProps {
  field: OwnField;
  faults: FormFaults;
  onChange(change: Partial<OwnField>): void;
  onRemove(): void;
}

function OwnFieldSettings({ field, faults, onChange, onRemove }: OwnFieldProps) {
  const { id, label, kind, isRequired, options } = field;
  return (
    <li>
      <TextField
        name={`label.${id}`}
        label={t('form.own-label')}
        value={label}
        maxLength={80}
        error={faults[`label.${id}`]}
        onChange={(event) => onChange({ label: event.target.value })}
      />
      <SelectField
        label={t('form.own-kind')}
        value={kind}
        options={kinds.map((value) => ({ value, label: t(`form.own-kind-${value}`) }))}
        onChange={({ currentTarget: { value } }) =>
          onChange({ kind: kinds.find((each) => each === value) ?? 'line' })
        }
      />
      {kind === 'choice' && (
        <TextArea
          name={`options.${id}`}
          label={t('form.own-options')}
          rows={3}
          value={options.join('\n')}
          error={faults[`options.${id}`]}
          onChange={(event) => onChange({ options: event.target.value.split('\n').slice(0, 20) })}
        />
      )}
      <div className={styles.ownFieldEnd}>
        <Checkbox
          label={t('form.own-required')}
          checked={isRequired}
          onChange={(event) => onChange({ isRequired: event.target.checked })}
        />
        <Button
          size="small"
          variant="quiet"
          aria-label={t('form.own-remove-named', { label })}
          icon={<IconTrash size={16} stroke={1.75} aria-hidden="true" />}
          onClick={onRemove}
        >
          {t('form.own-remove')}
        </Button>
      </div>
    </li>
  );
}
