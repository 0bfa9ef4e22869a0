import { useQuery, useQueryClient } from '@tanstack/react-query';
import { mostImportFiles, type TourImport } from '@tourwright/api';
import { useState } from 'react';
import { api } from '../../client/api.ts';
import { logError } from '../../client/log.ts';
import { problemText } from '../../layout/failures/problem-text.ts';
import { t } from '../transfer-text.ts';
import { announced, type ChosenFile, sendFiles } from './send-files.ts';

/** How often to ask how far jobs are. */
const pollMs = 1000;

/** What of an import continues in this tab. */
interface Sending {
  bytes: number;
  stop: AbortController;
}

/** The tours on their way into an account, and what can be done with them. */
export function useImports(userId: string) {
  const client = useQueryClient();
  const key = ['imports', userId];
  const [sending, setSending] = useState<Record<string, Sending>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const list = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.listImports({ params: { id: userId }, signal }),
    refetchInterval: ({ state }) => (state.data?.items.some(isAtWork) ? pollMs : false),
  });
  const refresh = () => client.invalidateQueries({ queryKey: key });
  const attempt = async (work: () => Promise<unknown>, failed: 'transfer.failed' | 'transfer.changed') => {
    setFailure(null);
    try {
      await work();
    } catch (cause) {
      logError('Error importing tour:', cause);
      setFailure(t(failed, { reason: problemText(cause) }));
    } finally {
      await refresh();
    }
  };
  const one = (importId: string) => ({ params: { id: userId, importId } });

  const send = (made: TourImport, files: readonly ChosenFile[]) =>
    sendAll(one(made.id), files, (now) => setSending((all) => withSending(all, made.id, now)));

  return {
    items: list.data?.items ?? [],
    isPending: list.isPending,
    fetchesAddresses: list.data?.fetchesAddresses ?? false,
    failure,
    sending,
    start: (files: readonly ChosenFile[]) => {
      if (files.length === 0) return setFailure(t('transfer.empty-files'));
      if (files.length > mostImportFiles)
        return setFailure(t('transfer.too-many', { most: mostImportFiles }));
      void attempt(async () => {
        const body = { name: nameOf(files), files: announced(files) };
        const made = await api.startImport({ params: { id: userId }, body });
        await refresh();
        await send(made, files);
      }, 'transfer.failed');
    },
    /** Rejects where the server does not take the address. */
    startAt: async (address: string) => {
      setFailure(null);
      await api.importFromAddress({ params: { id: userId }, body: { address } });
      await refresh();
    },
    store: (id: string) => void attempt(() => api.storeImport(one(id)), 'transfer.changed'),
    remove: (id: string) => {
      sending[id]?.stop.abort(new Error('Cancelled'));
      void attempt(() => api.deleteImport(one(id)), 'transfer.changed');
    },
  };
}

/** Imports: under way, begun and finished. */
export type Imports = ReturnType<typeof useImports>;

/** Sends the files and has them read; ends quietly when it is cancelled by hand. */
async function sendAll(
  own: { params: { id: string; importId: string } },
  files: readonly ChosenFile[],
  show: (sending: Sending | null) => void,
): Promise<void> {
  const { id, importId } = own.params;
  const stop = new AbortController();
  const showBytes = (bytes: number) => show({ bytes, stop });
  const addressOf = (number: number) => `/api/users/${id}/imports/${importId}/files/${number}`;
  showBytes(0);
  try {
    await sendFiles(addressOf, files, showBytes, stop.signal);
    await api.readImport(own);
  } catch (cause) {
    if (!stop.signal.aborted) throw cause;
  } finally {
    show(null);
  }
}

function withSending(all: Record<string, Sending>, id: string, now: Sending | null): Record<string, Sending> {
  const { [id]: _, ...others } = all;
  return now === null ? others : { ...others, [id]: now };
}

function isAtWork({ state }: TourImport): boolean {
  return state === 'reading' || state === 'storing';
}

/** The name of the folder, or of the file without its ending. */
function nameOf(files: readonly ChosenFile[]): string {
  const [first = ''] = (files[0]?.path ?? '').split('/');
  return first.replace(/\.[a-z0-9]{1,5}$/i, '').slice(0, 300) || 'Tour';
}
