import styles from './admin.module.css';

/** Whose a tour is: the name with the e-mail address below it, else the address alone. */
export function OwnerName({ owner: { name, email } }: { owner: { name: string; email: string } }) {
  return (
    <span className={styles.named}>
      {name || email}
      {name && <small>{email}</small>}
    </span>
  );
}
