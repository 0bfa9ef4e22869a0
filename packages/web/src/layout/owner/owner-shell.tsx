import {
  IconCreditCard,
  IconDots,
  IconLogout,
  IconMail,
  IconSelector,
  IconServerCog,
  IconUser,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useLatestLeads } from '../../client/account/use-latest-leads.ts';
import { useLatestOrders } from '../../client/account/use-latest-orders.ts';
import type { SessionUser } from '../../client/session/session.ts';
import { useIsOperator } from '../../client/session/use-is-operator.ts';
import type { TourType } from '../../client/tour/tour-type.ts';
import { useSells } from '../../client/tour/use-sells.ts';
import { useUsualType } from '../../client/tour/use-usual-type.ts';
import { numberText } from '../../i18n/format.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { initials } from '../../ui/initials.ts';
import { Menu } from '../../ui/overlays/menu.tsx';
import type { MenuEntry } from '../../ui/overlays/menu-entries.tsx';
import { AnnouncementBanner } from '../site/announcement-banner.tsx';
import { Brand } from '../site/brand.tsx';
import { LanguageSwitch } from '../site/language-switch.tsx';
import { ThemeSwitch } from '../site/theme-switch.tsx';
import { useLogOut } from '../use-log-out.tsx';
import { KeptAccountBanner } from './kept-account-banner.tsx';
import { isSectionAt, type ShownSection, sectionsOf } from './owner-sections.ts';
import styles from './owner-shell.module.css';
import { t } from './owner-text.ts';
import { PlanCard } from './plan-card.tsx';

interface OwnerShellProps {
  user: SessionUser;
  /** Below the user's name: which kind of account it is, or its address. */
  caption: string;
  /** Which dashboard it is, where that is known. */
  kind?: TourType;
  children: ReactNode;
}

/** The owner's navigation, at the side, or at the top and the bottom of a phone, around a section. */
export function OwnerShell({ user, caption, kind, children }: OwnerShellProps) {
  const type = useUsualType(user.id, kind);
  const { logOut, question } = useLogOut(user);
  const sells = useSells(user.id, type === 'retail');
  const leads = useLatestLeads(user.id).data?.newCount ?? 0;
  const orders = useLatestOrders(user.id, sells).data?.openCount ?? 0;
  const entries = accountEntries(logOut, useIsOperator(user.id));
  const { shown, inBar, beyond } = sectionsOf(type, sells);
  const waiting: Waiting = { 'nav.leads': leads, 'nav.orders': orders };
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
          <SectionLinks sections={shown} waiting={waiting} />
        </nav>
        <PlanCard userId={user.id} />
        <LanguageSwitch />
        <ThemeSwitch />
        <AccountMenu user={user} caption={caption} entries={entries} />
      </aside>
      <main id="main" tabIndex={-1} className={styles.main}>
        <AnnouncementBanner />
        <KeptAccountBanner userId={user.id} />
        {!user.emailVerified && <VerifyBanner />}
        {children}
      </main>
      <nav className={styles.bottom} aria-label={t('nav.label')}>
        <SectionLinks sections={inBar} waiting={waiting} />
        <More sections={beyond} entries={entries} waiting={waiting} />
      </nav>
    </div>
  );
}

/** What nobody has dealt with yet, shown beside its section. */
type Waiting = Record<'nav.leads' | 'nav.orders', number>;

interface SectionLinksProps {
  sections: readonly ShownSection[];
  waiting: Waiting;
}

function SectionLinks({ sections, waiting }: SectionLinksProps) {
  const place = useLocation();
  return sections.map(({ to, text, Icon }) => (
    <Link key={to} to={to} aria-current={isSectionAt(to, place) ? 'page' : undefined}>
      <Icon size={20} stroke={1.75} aria-hidden="true" />
      {t(text)}
      {text === 'nav.leads' && <Badge count={waiting[text]} text="nav.leads-new" />}
      {text === 'nav.orders' && <Badge count={waiting[text]} text="nav.orders-open" />}
    </Link>
  ));
}

interface BadgeProps {
  count: number;
  /** What is counted, for those who do not see where the number is. */
  text: 'nav.leads-new' | 'nav.orders-open' | 'nav.more-new';
}

function Badge({ count, text }: BadgeProps) {
  if (count === 0) return null;
  return (
    <>
      {' '}
      <span className={styles.badge}>
        <span aria-hidden="true">{numberText(count)}</span>
        <span className="visually-hidden">{t(text, { count })}</span>
      </span>
    </>
  );
}

function accountEntries(logOut: () => Promise<void>, isOperator: boolean): MenuEntry[] {
  const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
  return [
    { id: 'profile', label: t('nav.profile'), icon: <IconUser {...icon} />, to: '/profile' },
    { id: 'plan', label: t('nav.plan'), icon: <IconCreditCard {...icon} />, to: '/payment' },
    ...(isOperator
      ? [{ id: 'admin', label: t('nav.admin'), icon: <IconServerCog {...icon} />, to: '/admin' }]
      : []),
    {
      id: 'out',
      label: t('nav.log-out'),
      icon: <IconLogout {...icon} />,
      separated: true,
      onSelect: () => void logOut(),
    },
  ];
}

interface AccountMenuProps extends Pick<OwnerShellProps, 'user' | 'caption'> {
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
function More({ sections, entries, waiting }: SectionLinksProps & { entries: MenuEntry[] }) {
  const places = sections.map(({ to, text, Icon }) => ({
    id: to,
    label: t(text),
    icon: <Icon size={18} stroke={1.75} aria-hidden="true" />,
    to,
  }));
  const known = new Set<string>(places.map(({ to }) => to));
  const others = entries.filter((entry) => !('to' in entry) || !known.has(entry.to ?? ''));
  return (
    <Menu
      side="top"
      entries={[...places, ...others]}
      trigger={
        <button type="button">
          <IconDots size={20} stroke={1.75} aria-hidden="true" />
          {t('nav.more')}
          {sections.some(({ text }) => text === 'nav.leads') && (
            <Badge count={waiting['nav.leads']} text="nav.more-new" />
          )}
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
