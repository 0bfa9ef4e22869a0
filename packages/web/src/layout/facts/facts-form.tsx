import type { FactField, Facts } from '@tourwright/tour/document';
import { spansText, weekdayText } from '@tourwright/tour/rules';
import { useState } from 'react';
import { amountText, currencies, readAmount } from '../../i18n/amount.ts';
import { fieldText, readNumber } from '../../i18n/format.ts';
import { activeLocale } from '../../i18n/locale.ts';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useKeptText } from '../drafts/use-kept-text.ts';
import styles from './facts-form.module.css';
import { t } from './facts-form-text.ts';
import { readSpans } from './read-spans.ts';

interface FactsFormProps {
  facts: Facts;
  isShop: boolean;
  /** Stores one of them; null removes it. */
  onSet(field: FactField, value: unknown): Promise<void>;
}

/** What a home or a shop is; each field is kept by itself. */
export function FactsForm({ facts, isShop, onSet }: FactsFormProps) {
  return (
    <div className={styles.form}>
      <FactText
        label={t('form.address')}
        stored={facts.factAddress ?? ''}
        maxLength={300}
        save={(text) => onSet('factAddress', text.trim() || null)}
      />
      {isShop ? <ShopFields facts={facts} onSet={onSet} /> : <HomeFields facts={facts} onSet={onSet} />}
    </div>
  );
}

type FieldsProps = Omit<FactsFormProps, 'isShop'>;
const days = [1, 2, 3, 4, 5, 6, 7];

function ShopFields({ facts, onSet }: FieldsProps) {
  const hours = facts.factHours ?? [];
  const saveDay = (day: number, text: string) => {
    const others = hours.filter((span) => span.day !== day);
    const next = [...others, ...(readSpans(text, day) ?? [])].sort((a, b) => a.day - b.day);
    return onSet('factHours', next.length > 0 ? next : null);
  };
  return (
    <>
      <FactText
        label={t('form.categories')}
        hint={t('form.categories-hint')}
        stored={(facts.factCategories ?? []).join(', ')}
        maxLength={600}
        save={(text) => {
          const names = text.split(',').map((name) => name.trim().slice(0, 60));
          const categories = [...new Set(names.filter(Boolean))].slice(0, 20);
          return onSet('factCategories', categories.length > 0 ? categories : null);
        }}
      />
      <fieldset className={styles.hours}>
        <legend>{t('form.hours')}</legend>
        <p className={styles.hint}>{t('form.hours-hint')}</p>
        {days.map((day) => (
          <FactText
            key={day}
            label={weekdayText(day, activeLocale())}
            stored={spansText(hours, day)}
            maxLength={60}
            fault={(text) => (readSpans(text, day) === null ? t('form.hours-wrong') : null)}
            save={(text) => saveDay(day, text)}
          />
        ))}
      </fieldset>
    </>
  );
}

function HomeFields({ facts, onSet }: FieldsProps) {
  const number = (field: 'factBeds' | 'factBaths' | 'factArea', label: string) => (
    <FactText
      label={label}
      stored={facts[field] === undefined ? '' : plainNumber(facts[field])}
      maxLength={12}
      isNumber
      fault={(text) => (isNumberOrNothing(text) ? null : t('form.number-wrong'))}
      save={(text) => onSet(field, text.trim() === '' ? null : readNumber(text))}
    />
  );
  return (
    <>
      <PriceFields facts={facts} onSet={onSet} />
      <div className={styles.pair}>
        {number('factBeds', t('form.beds'))}
        {number('factBaths', t('form.baths'))}
      </div>
      <div className={styles.pair}>
        {number('factArea', t('form.area'))}
        <div className={styles.unit}>
          <Segmented
            label={t('form.area-unit')}
            value={facts.factAreaUnit === 'ft2' ? 'ft2' : 'm2'}
            segments={[
              { value: 'm2', label: t('form.m2') },
              { value: 'ft2', label: t('form.ft2') },
            ]}
            onChange={(unit) => void onSet('factAreaUnit', unit === 'ft2' ? unit : null)}
          />
        </div>
      </div>
      <FactText
        label={t('form.year')}
        stored={facts.factYear === undefined ? '' : String(facts.factYear)}
        maxLength={4}
        isNumber
        fault={(text) => (isYearOrNothing(text) ? null : t('form.year-wrong'))}
        save={(text) => onSet('factYear', text.trim() === '' ? null : Number(text))}
      />
    </>
  );
}

/** What a home costs; the first price stores the currency that is shown, too. */
function PriceFields({ facts, onSet }: FieldsProps) {
  const currency = facts.factCurrency ?? 'EUR';
  const [names] = useState(currencies);
  return (
    <div className={styles.pair}>
      <FactText
        label={t('form.price')}
        stored={amountText(facts.factPrice, currency)}
        maxLength={20}
        isNumber
        fault={(text) => (readAmount(text, currency) === undefined ? t('form.price-wrong') : null)}
        save={async (text) => {
          const price = readAmount(text, currency) ?? null;
          if (facts.factCurrency === undefined && price !== null) await onSet('factCurrency', currency);
          await onSet('factPrice', price);
        }}
      />
      <SelectField
        label={t('form.currency')}
        value={currency}
        options={names}
        onChange={({ currentTarget }) => void onSet('factCurrency', currentTarget.value)}
      />
    </div>
  );
}

const plainNumber = (value: number) => fieldText(value, Number.isInteger(value) ? 0 : 1);
const isNumberOrNothing = (text: string) =>
  text.trim() === '' || (readNumber(text) !== null && (readNumber(text) ?? -1) >= 0);

/** Homes are sold before they are built, but not a lifetime before. */
const yearsAhead = 10;

function isYearOrNothing(text: string): boolean {
  const year = Number(text.trim());
  return /^(\d{1,4})?$/.test(text.trim()) && text !== '0' && year <= new Date().getFullYear() + yearsAhead;
}

interface FactTextProps {
  label: string;
  stored: string;
  maxLength: number;
  hint?: string;
  isNumber?: boolean;
  save(text: string): Promise<void>;
  fault?(text: string): string | null;
}

function FactText({ label, stored, maxLength, hint, isNumber = false, save, fault }: FactTextProps) {
  const { text, keeping, change, keep } = useKeptText(stored, save, fault);
  const state = keeping.state === 'saving' || keeping.state === 'saved' ? t(`form.${keeping.state}`) : '';
  return (
    <TextField
      label={label}
      hint={hint}
      maxLength={maxLength}
      {...(isNumber && { inputMode: 'decimal' })}
      aside={
        <span role="status" className={styles.state}>
          {state}
        </span>
      }
      error={keeping.state === 'failed' ? t('form.failed', { reason: keeping.reason }) : undefined}
      value={text}
      onChange={({ currentTarget }) => change(currentTarget.value)}
      onBlur={keep}
      onKeyDown={({ key }) => key === 'Enter' && keep()}
    />
  );
}
