import { IconUserCheck } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { KeptAccount } from '@tourwright/api';
import { getJson } from '../../client/requests/get-json.ts';
import { dayText } from '../../i18n/format.ts';
import { Button } from '../../ui/button.tsx';
import styles from './owner-shell.module.css';
import { t } from './owner-text.ts';

type Answer = { kept: KeptAccount | null };

/** Says that logging in took the deletion of the account back, until its owner confirms that. */
export function KeptAccountBanner({ userId }: { userId: string }) {
  const queries = useQueryClient();
  const queryKey = ['kept-account', userId];
  const path = `/api/users/${encodeURIComponent(userId)}/deletion`;
  const { data: kept = null } = useQuery({
    queryKey,
    // What cannot be read is said at the next log-in: no page shall fail over it.
    queryFn: async ({ signal }) => (await getJson<Answer>(path, signal).catch(() => null))?.kept ?? null,
    // Read after each log-in, also where the page stayed open.
    staleTime: 0,
  });
  const confirm = useMutation({
    mutationFn: () => getJson<Answer>(path, undefined, { method: 'DELETE' }),
    onSuccess: () => {
      queries.setQueryData(queryKey, null);
      // The button goes, and the focus with it.
      document.getElementById('main')?.focus();
    },
  });
  if (kept === null) return null;
  return (
    <aside className={styles.banner} aria-label={t('kept.label')}>
      <IconUserCheck size={20} stroke={1.75} aria-hidden="true" />
      <p role="status">
        {t('kept.text', { asked: dayText(new Date(kept.askedAt)), due: dayText(new Date(kept.dueAt)) })}
        {confirm.isError && ` ${t('kept.failed')}`}
      </p>
      <Button size="small" loading={confirm.isPending} onClick={() => confirm.mutate()}>
        {t('kept.keep')}
      </Button>
    </aside>
  );
}
