import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { logError } from '../client/log.ts';
import { queryClient } from '../client/query.ts';
import { prepareToasts } from '../ui/toast.tsx';

/** Around the owner's screens: the cache of answers, and toasts made ready so that they show without a line too. */
export function OwnerLayout({ children }: { children: ReactNode }) {
  useEffect(() => {
    prepareToasts().catch((cause: unknown) => logError('Toasts not loaded:', cause));
  }, []);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
