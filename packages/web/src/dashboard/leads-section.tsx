import { IconUsers } from '@tabler/icons-react';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { DashboardKind } from './dashboard-kind.ts';
import { t } from './dashboard-text.ts';
import { SectionHead } from './section-head.tsx';
import styles from './tours-section.module.css';

/** What visitors write. Tours cannot take messages yet, and that is what it says. */
export function LeadsSection({ kind }: { kind: DashboardKind }) {
  return (
    <>
      <SectionHead title={t('leads.title')} />
      <EmptyState
        className={styles.empty}
        icon={<IconUsers size={28} stroke={1.75} />}
        title={t('leads.empty-title')}
        action={<ButtonLink to="/dashboard/myTour">{t('leads.action')}</ButtonLink>}
      >
        {t(`leads.empty-text.${kind}`)}
      </EmptyState>
    </>
  );
}
