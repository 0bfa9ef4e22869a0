import { IconCalendarOff, IconLock, IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { loginPath } from '../client/session/next-path.ts';
import type { GateState, Visit } from '../client/visit/visit.ts';
import { useTitle } from '../layout/use-title.ts';
import { ButtonLink, buttonClass } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import styles from './link-gate.module.css';
import { PasswordForm } from './password-form.tsx';
import { t } from './visit-text.ts';

/** What the page before a link's tour shows and calls. */
export interface LinkGateProps {
  state: GateState;
  visit: Pick<Visit, 'enter'>;
  /** In a frame, which may have neither cookie nor storage. */
  isEmbedded?: boolean;
}

const looks = { size: 32, stroke: 1.75, 'aria-hidden': true } as const;

/** Said in place of a tour whose link asks for something first, or has ended. */
export function LinkGate({ state, visit, isEmbedded = false }: LinkGateProps) {
  const { pathname, search } = useLocation();
  switch (state) {
    case 'password':
      return (
        <Gate icon={<IconLock {...looks} />} title={t('visit.title')} text={t('visit.text')}>
          <PasswordForm visit={visit} />
        </Gate>
      );
    case 'members':
      return (
        <Gate
          icon={<IconUsers {...looks} />}
          title={t('visit.members-title')}
          text={isEmbedded ? t('visit.members-frame') : t('visit.members-text')}
        >
          {isEmbedded ? (
            <a
              className={buttonClass({ variant: 'primary' })}
              href={`${pathname}${search}`}
              target="_blank"
              rel="noopener"
            >
              {t('visit.own-window')}
            </a>
          ) : (
            <ButtonLink variant="primary" to={loginPath(`${pathname}${search}`)}>
              {t('visit.log-in')}
            </ButtonLink>
          )}
        </Gate>
      );
    case 'unready':
      return (
        <Gate
          icon={<IconCalendarOff {...looks} />}
          title={t('visit.unready-title')}
          text={t('visit.unready-text')}
        />
      );
    case 'ended':
      return (
        <Gate
          icon={<IconCalendarOff {...looks} />}
          title={t('visit.ended-title')}
          text={t('visit.ended-text')}
        />
      );
  }
}

interface GateProps {
  icon: ReactNode;
  title: string;
  text: string;
  children?: ReactNode;
}

function Gate({ icon, title, text, children }: GateProps) {
  useTitle(title, true);
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <div className={styles.icon}>{icon}</div>
      {/* Also announced to a visitor who was in the tour. */}
      <div role="status" className={styles.words}>
        <h1 className={classNames('display', styles.title)}>{title}</h1>
        <p className={styles.text}>{text}</p>
      </div>
      {children}
    </main>
  );
}
