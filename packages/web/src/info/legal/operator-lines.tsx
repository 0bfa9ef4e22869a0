import { Fragment } from 'react';
import { LinkedText } from '../../ui/linked-text.tsx';
import type { Contact } from '../use-contact.ts';
import styles from './operator-lines.module.css';

interface OperatorLinesProps {
  contact: Contact | null;
  /** Before the name. */
  text: string;
  /** Where the operators have set none. */
  unnamed: string;
}

/** Who runs this server, as its settings say it. Before they are known, what is said of those who have set nothing. */
export function OperatorLines({ contact, text, unnamed }: OperatorLinesProps) {
  const { name = null, address = [], phone = null } = contact?.operator ?? {};
  if (name === null && address.length === 0)
    return <LinkedText text={unnamed} to={{ contact: '/contact' }} />;
  const lines = [...(name === null ? [] : [name]), ...address, ...(phone === null ? [] : [phone])];
  return (
    <>
      {text}
      <br />
      <span className={styles.lines}>
        {lines.map((line) => (
          <Fragment key={line}>
            <bdi>{line}</bdi>
            <br />
          </Fragment>
        ))}
        {contact?.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}
      </span>
    </>
  );
}
