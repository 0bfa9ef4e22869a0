import { ButtonLink } from '../../ui/button.tsx';
import { t } from '../accounts-text.ts';
import styles from '../auth-frame.module.css';
import { AuthFrame } from '../auth-frame.tsx';

interface LinkFailedProps {
  /** Why, and what to do. */
  text: string;
  /** The way on. */
  again: { to: string; text: string };
}

/** A mailed link that does not work. */
export function LinkFailed({ text, again }: LinkFailedProps) {
  return (
    <AuthFrame title={t('action.failed')} lead={<span role="alert">{text}</span>}>
      <ButtonLink variant="primary" block to={again.to} className={styles.submit}>
        {again.text}
      </ButtonLink>
    </AuthFrame>
  );
}
