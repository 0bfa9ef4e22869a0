import { IconAlertCircle, IconCheck, IconFileImport } from '@tabler/icons-react';
import type { TourImport } from '@tourwright/api';
import { type ReactNode, useRef } from 'react';
import { classNames } from '../ui/class-names.ts';
import { useFocusHeir } from '../ui/use-focus-heir.ts';
import styles from './transfer.module.css';

interface ShownCard {
  item: Pick<TourImport, 'name'>;
  tone?: 'good' | 'bad';
  text: string;
  actions: ReactNode;
  children?: ReactNode;
}

const icons = { good: IconCheck, bad: IconAlertCircle, work: IconFileImport };

const placeOf = (from: HTMLElement) => from.parentElement?.closest<HTMLElement>('[tabindex]');

/** A name, its state, and what can be done with it. */
export function Card({ item, tone, text, actions, children }: ShownCard) {
  const Icon = icons[tone ?? 'work'];
  const card = useRef<HTMLElement>(null);
  useFocusHeir(card, placeOf);
  return (
    <article ref={card} className={styles.card} aria-label={item.name}>
      <header className={styles.head}>
        <span className={classNames(styles.mark, tone && styles[tone])} aria-hidden="true">
          <Icon size={20} stroke={1.75} />
        </span>
        <div className={styles.name}>
          <h2>{item.name}</h2>
          <p role="status">{text}</p>
        </div>
        <div className={styles.actions}>{actions}</div>
      </header>
      {children}
    </article>
  );
}
