import type { ReactNode } from 'react';
import { Count } from '../../../ui/count.tsx';
import { HelpButton } from '../../help/help-button.tsx';
import type { HelpTopic } from '../../help/help-topics.ts';
import styles from './panel.module.css';

interface PanelHeadProps {
  title: string;
  /** How many things the panel shows, if that is said. */
  count?: number;
  topic: HelpTopic;
  /** What can be done with all of them. */
  children?: ReactNode;
}

/** The first line of a panel: what it is, what can be done, and where help is. */
export function PanelHead({ title, count, topic, children }: PanelHeadProps) {
  return (
    <div className={styles.head}>
      <h2>{title}</h2>
      {count !== undefined && <Count role="status">{count}</Count>}
      <span className={styles.grow} />
      {children}
      <HelpButton topic={topic} />
    </div>
  );
}
