import { IconChecks } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../client/api.ts';
import { problemText } from '../../layout/failures/problem-text.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/overlays/toast.tsx';
import { t } from '../transfer-text.ts';
import styles from './report-section.module.css';

interface CheckedProps {
  userId: string;
  importId: string;
  isChecked: boolean;
  queryKey: readonly unknown[];
}

/** Notes that somebody has looked at what was carried over nearly. */
export function CheckedMark({ userId, importId, isChecked, queryKey }: CheckedProps) {
  const client = useQueryClient();
  const check = useMutation({
    mutationFn: (next: boolean) =>
      api.checkImport({ params: { id: userId, importId }, body: { isChecked: next } }),
    onError: (cause) => showToast('error', t('transfer.changed', { reason: problemText(cause) })),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  return (
    <>
      {isChecked && (
        <span className={styles.checked} role="status">
          {t('report-page.checked')}
        </span>
      )}
      <Button
        variant="quiet"
        size="small"
        loading={check.isPending}
        icon={<IconChecks size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => check.mutate(!isChecked)}
      >
        {t(isChecked ? 'report-page.uncheck' : 'report-page.check-all')}
      </Button>
    </>
  );
}
