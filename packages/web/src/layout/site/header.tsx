import { IconMenu2 } from '@tabler/icons-react';
import { Link, NavLink } from 'react-router';
import { useSession } from '../../client/session/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { type LayoutTextId, t } from '../layout-text.ts';
import { Brand } from './brand.tsx';
import styles from './header.module.css';

const places: readonly { to: string; text: LayoutTextId }[] = [
  { to: '/explore', text: 'layout.examples' },
  { to: '/#how', text: 'layout.how' },
  { to: '/payment', text: 'layout.plans' },
  { to: '/faqs', text: 'layout.questions' },
];

/** Brand, places, and the way in; on phones the places are behind a menu button, and on a zoomed page the way in too. */
export function Header() {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Brand />
        <nav className={styles.places} aria-label={t('layout.main-navigation')}>
          <Places />
        </nav>
        <div className={styles.end}>
          <WayIn />
          <MenuButton />
        </div>
      </div>
    </header>
  );
}

function Places() {
  return places.map((place) =>
    place.to.includes('#') ? (
      <Link key={place.to} to={place.to}>
        {t(place.text)}
      </Link>
    ) : (
      <NavLink key={place.to} to={place.to}>
        {t(place.text)}
      </NavLink>
    ),
  );
}

/** Log in and sign up, or the dashboard for a logged-in user. */
function WayIn() {
  const session = useSession();
  if (session.status === 'logged-in') {
    return (
      <ButtonLink variant="solid" to="/dashboard" className={styles.way}>
        {t('layout.dashboard')}
      </ButtonLink>
    );
  }
  return (
    <>
      <ButtonLink variant="quiet" to="/login" className={styles.wide}>
        {t('layout.log-in')}
      </ButtonLink>
      <ButtonLink variant="solid" to="/signup" className={styles.way}>
        {t('layout.sign-up')}
      </ButtonLink>
    </>
  );
}

/** A native popover: it opens without script of ours, closes by Escape and by a press outside. */
function MenuButton() {
  const loggedIn = useSession().status === 'logged-in';
  const close = () => document.getElementById('site-menu')?.hidePopover?.();
  return (
    <>
      <button
        type="button"
        className={styles.menuButton}
        aria-label={t('layout.menu')}
        popoverTarget="site-menu"
      >
        <IconMenu2 size={22} stroke={1.75} aria-hidden="true" />
      </button>
      {/* biome-ignore lint/a11y: a press on a link inside closes the menu; the links themselves are the controls */}
      <nav
        className={styles.menu}
        id="site-menu"
        popover="auto"
        aria-label={t('layout.menu')}
        onClick={close}
      >
        <Places />
        {!loggedIn && <NavLink to="/login">{t('layout.log-in')}</NavLink>}
        <Link to={loggedIn ? '/dashboard' : '/signup'} className={styles.narrow}>
          {t(loggedIn ? 'layout.dashboard' : 'layout.sign-up')}
        </Link>
      </nav>
    </>
  );
}
