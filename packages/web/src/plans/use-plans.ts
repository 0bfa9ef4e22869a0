import type { AccountPlan, PlanOffer } from '@tourwright/api';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { logError } from '../client/log.ts';
import { getJson } from '../client/requests/get-json.ts';
import { useSession } from '../client/session/session.ts';

const askAgainMs = 2000;

/** The plans of this server; `failed` until they are requested again. */
export function useOffer() {
  const [offer, setOffer] = useState<PlanOffer | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    const closing = new AbortController();
    setFailed(false);
    getJson<PlanOffer>('/api/plans', closing.signal).then(
      // In small pieces: the first price costs the browser its tables of numbers.
      (found) => startTransition(() => setOffer(found)),
      (cause: unknown) => {
        if (closing.signal.aborted) return;
        logError('Error fetching data:', cause);
        setFailed(true);
      },
    );
    return () => closing.abort();
  }, [attempt]);
  return { offer, failed, retry: () => setAttempt(attempt + 1) };
}

/** What the logged-in user has, null for others; requested again and again while a checkout is confirming. */
export function useAccount(checkout: string | null) {
  const session = useSession();
  const user = session.status === 'logged-in' ? session.user : null;
  const userId = user?.id ?? null;
  const [account, setAccount] = useState<AccountPlan | null>(null);
  const [attempt, setAttempt] = useState(0);
  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    if (userId === null) return;
    const closing = new AbortController();
    const query = checkout === null ? '' : `?checkout=${encodeURIComponent(checkout)}`;
    getJson<AccountPlan>(`/api/users/${userId}/plan${query}`, closing.signal).then(
      setAccount,
      (cause: unknown) => closing.signal.aborted || logError('Error fetching data:', cause),
    );
    return () => closing.abort();
  }, [userId, checkout, attempt]);
  const isConfirming = account?.checkout === 'confirming';
  useEffect(() => {
    if (!isConfirming) return;
    const timer = setInterval(reload, askAgainMs);
    return () => clearInterval(timer);
  }, [isConfirming, reload]);
  return { userId, email: user?.email ?? '', account: userId === null ? null : account, reload };
}
