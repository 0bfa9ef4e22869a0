import { useState } from 'react';
import { amountText, readAmount } from '../../../i18n/amount.ts';
import { t } from '../../editor-text.ts';
import { DraftField } from '../../panels/draft-field.tsx';

interface AmountFieldProps {
  label: string;
  hint?: string;
  value: number | undefined;
  currency: string | undefined;
  /** The findings of Tour Check that it answers. */
  answers?: string;
  /** Null: none. */
  onKeep(value: number | null, gesture: string): void;
}

/** An amount of money, in the currency's own units. */
export function AmountField({ label, hint = '', value, currency, answers, onKeep }: AmountFieldProps) {
  const [isWrong, setWrong] = useState(false);
  return (
    <DraftField
      label={label}
      hint={isWrong ? t('product.amount-fault') : hint}
      value={amountText(value, currency)}
      answers={answers}
      maxLength={20}
      onKeep={(text, gesture) => {
        const amount = readAmount(text, currency);
        setWrong(amount === undefined);
        if (amount !== undefined) onKeep(amount, gesture);
      }}
    />
  );
}

interface CountFieldProps {
  label: string;
  hint: string;
  value: number | undefined;
  onKeep(value: number | null, gesture: string): void;
}

/** How many there are; empty: nobody counts. */
export function CountField({ label, hint, value, onKeep }: CountFieldProps) {
  const [isWrong, setWrong] = useState(false);
  return (
    <DraftField
      label={label}
      hint={isWrong ? t('product.count-fault') : hint}
      value={value === undefined ? '' : String(value)}
      maxLength={9}
      onKeep={(text, gesture) => {
        const isNumber = /^\d*$/.test(text.trim());
        setWrong(!isNumber);
        if (isNumber) onKeep(text.trim() === '' ? null : Number(text), gesture);
      }}
    />
  );
}
