import { IconPackageExport } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DataExport } from '@tourwright/api';
import { useState } from 'react';
import { api } from '../../client/api.ts';
import { dayText, sizeText } from '../../i18n/format.ts';
import { problemText } from '../../layout/failures/problem-text.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { showToast } from '../../ui/overlays/toast.tsx';
import { t } from '../profile-text.ts';
import { Row } from '../row.tsx';

/** While a job writes the file. */
const lookAgainMs = 2000;

/** Has all data of the account written into a file, and hands it out. */
export function ExportRow({ userId }: { userId: string }) {
  const { found, isGoing, start } = useDataExport(userId);
  const isOpen = found?.state === 'waiting' || found?.state === 'running';
  const button = (
    <Button size="small" loading={isGoing || isOpen} onClick={start}>
      {found?.state === 'done' ? t('data.again') : t('data.prepare')}
    </Button>
  );
  return (
    <Row
      icon={<IconPackageExport size={24} stroke={1.75} />}
      title={t('data.export')}
      text={<span role="status">{stateText(found)}</span>}
      aside={
        <>
          {found?.url && (
            <a className={buttonClass({ size: 'small', variant: 'primary' })} href={found.url} download>
              {t('data.download')}
            </a>
          )}
          {button}
        </>
      }
    />
  );
}

function stateText(found: DataExport | null): string {
  switch (found?.state) {
    case 'waiting':
    case 'running':
      return t('data.working');
    case 'failed':
      return t('data.broke');
    case 'done':
      return t('data.ready', {
        size: sizeText(found.sizeBytes ?? 0, 'kilobyte', 1e3),
        until: dayText(new Date(found.expiresAt)),
      });
    default:
      return t('data.export-text');
  }
}

function useDataExport(userId: string) {
  const queries = useQueryClient();
  const [isGoing, setGoing] = useState(false);
  const queryKey = ['data-export', userId];
  const params = { id: userId };
  const { data: found = null } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await api.getDataExport({ params, signal })).export,
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'waiting' || data?.state === 'running' ? lookAgainMs : false,
  });
  const start = async () => {
    setGoing(true);
    try {
      queries.setQueryData(queryKey, (await api.startDataExport({ params })).export);
    } catch (error) {
      showToast('error', problemText(error));
    }
    setGoing(false);
  };
  return { found, isGoing, start };
}
