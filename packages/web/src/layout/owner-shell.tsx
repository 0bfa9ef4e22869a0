import {
  IconCreditCard,
  IconDots,
  IconHome,
  IconLogout,
  IconMail,
  IconSelector,
  IconUser,
  IconUsers,
  IconView360,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import type { SessionUser } from '../client/session.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Menu } from '../ui/menu.tsx';
import type { MenuEntry } from '../ui/menu-entries.tsx';
import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './owner-shell.module.css';
import { t } from './owner-text.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import { useLogOut } from './use-log-out.tsx';

const sections = [
  { to: '/dashboard', text: 'nav.overview', Icon: IconHome },
  { to: '/dashboard/myTour', text: 'nav.tours', Icon: IconView360 },
  { to: '/dashboard/leads', text: 'nav.leads', Icon: IconUsers },
  { to: '/profile', text: 'nav.profile', Icon: IconUser },
] as const;
const plan = { to: '/payment', text: 'nav.plan', Icon: IconCreditCard } as const;

interface OwnerShellProps {
  user: SessionUser;
  /** Below the user's name: which kind of account it is, or its address. */
  caption: string;
  children: ReactNode;
}

/** The owner's navigation, at the side, or at the top and the bottom of a phone, around a section. */
export function OwnerShell({ user, caption, children }: OwnerShellProps) {
  const { logOut, question } = useLogOut(user);
  const entries = accountEntries(logOut);
  return (
    <div className={styles.shell}>
      {question}
      <header className={styles.top}>
        <Brand />
        <ThemeSwitch />
        <AccountMenu user={user} caption={caption} entries={entries} compact />
      </header>
      <aside className={styles.side}>
        <Brand />
        <nav aria-label={t('nav.label')}>
          {[...sections, plan].map(({ to, text, Icon }) => (
            <NavLink key={to} to={to} end>
              <Icon size={20} stroke={1.75} aria-hidden="true" />
              {t(text)}
            </NavLink>
          ))}
        </nav>
        <LanguageSwitch />
        <ThemeSwitch />
        <AccountMenu user={user} caption={caption} entries={entries} />
      </aside>
      <main id="main" tabIndex={-1} className={styles.main}>
        {!user.emailVerified && <VerifyBanner />}
        {children}
      </main>
      <nav className={styles.bottom} aria-label={t('nav.label')}>
        {sections.map(({ to, text, Icon }) => (
          <NavLink key={to} to={to} end>
            <Icon size={20} stroke={1.75} aria-hidden="true" />
            {t(text)}
          </NavLink>
        ))}
        <More entries={entries} />
      </nav>
    </div>
  );
}

function accountEntries(logOut: () => Promise<void>): MenuEntry[] {
  const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
  return [
    { id: 'profile', label: t('nav.profile'), icon: <IconUser {...icon} />, to: '/profile' },
    { id: 'plan', label: t('nav.plan'), icon: <IconCreditCard {...icon} />, to: plan.to },
    {
      id: 'out',
      label: t('nav.log-out'),
      icon: <IconLogout {...icon} />,
      separated: true,
      onSelect: () => void logOut(),
    },
  ];
}

interface AccountMenuProps extends Omit<OwnerShellProps, 'children'> {
  entries: MenuEntry[];
  compact?: boolean;
}

function AccountMenu({ user, caption, entries, compact = false }: AccountMenuProps) {
  const name = user.name || t('nav.unnamed');
  return (
    <Menu
      side={compact ? 'bottom' : 'top'}
      align={compact ? 'end' : 'start'}
      entries={entries}
      trigger={
        <button
          type="button"
          className={styles.account}
          {...(compact && { 'aria-label': t('nav.account', { name }) })}
        >
          {/* Drawn by the style, since it is not part of the button's name. */}
          <span className={styles.avatar} data-initials={initials(user.name || user.email)} />
          {!compact && (
            <>
              <span className={styles.who}>
                <b className="ellipsis">{name}</b>
                <small className="ellipsis">{caption}</small>
              </span>
              <span className="visually-hidden">{t('nav.account-menu')}</span>
              <IconSelector size={18} stroke={1.75} aria-hidden="true" />
            </>
          )}
        </button>
      }
    />
  );
}

/** The last place of a phone's bar, for what does not fit in it. */
function More({ entries }: { entries: MenuEntry[] }) {
  return (
    <Menu
      side="top"
      entries={entries}
      trigger={
        <button type="button">
          <IconDots size={20} stroke={1.75} aria-hidden="true" />
          {t('nav.more')}
        </button>
      }
    />
  );
}

function VerifyBanner() {
  return (
    <div className={styles.banner} role="status">
      <IconMail size={20} stroke={1.75} aria-hidden="true" />
      <p>{t('verify.text')}</p>
      <ButtonLink size="small" to="/verify-email">
        {t('verify.action')}
      </ButtonLink>
    </div>
  );
}

/** Up to two letters that stand for a name. */
function initials(name: string): string {
  const words = name.split(/[\s@]+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.[Symbol.iterator]().next().value ?? '')
    .join('')
    .toLocaleUpperCase();
}
