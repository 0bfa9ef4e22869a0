import type { ComponentProps, ReactNode } from 'react';
import styles from './choice-cards.module.css';

interface ChoiceCardsProps<Value extends string> {
  legend: string;
  choices: readonly { value: Value; title: string; text: string; icon: ReactNode }[];
  /** What the radio button of a value takes, a form's registration or `checked` and `onChange`. */
  radio(value: Value): Omit<ComponentProps<'input'>, 'type' | 'value'>;
}

/** One of a few things that differ so much that each has a sentence of its own. Native, so forms can register it. */
export function ChoiceCards<Value extends string>({ legend, choices, radio }: ChoiceCardsProps<Value>) {
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.choices}>
        {choices.map(({ value, title, text, icon }) => (
          <label key={value} className={styles.choice}>
            <input {...radio(value)} type="radio" value={value} />
            {icon}
            <b>{title}</b>
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
