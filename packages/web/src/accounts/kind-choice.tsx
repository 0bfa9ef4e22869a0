import { IconBuildingStore, IconHome } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { t } from './accounts-text.ts';
import styles from './kind-choice.module.css';

const kinds = [
  { value: 'real-estate', title: 'signup.homes', text: 'signup.homes-text', Icon: IconHome },
  { value: 'retail', title: 'signup.shop', text: 'signup.shop-text', Icon: IconBuildingStore },
] as const;

/** Homes or a shop. What it takes goes to both radio buttons. */
export function KindChoice(radio: Omit<ComponentProps<'input'>, 'type' | 'value'>) {
  return (
    <fieldset>
      <legend className={styles.legend}>{t('signup.kind')}</legend>
      <div className={styles.kinds}>
        {kinds.map(({ value, title, text, Icon }) => (
          <label key={value} className={styles.kind}>
            <input {...radio} type="radio" value={value} />
            <Icon size={20} stroke={1.75} aria-hidden="true" />
            <b>{t(title)}</b>
            <span>{t(text)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
