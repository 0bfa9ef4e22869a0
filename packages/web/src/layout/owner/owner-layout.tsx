import { DirectionProvider } from '@base-ui/react/direction-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { logError } from '../../client/log.ts';
import { queryClient } from '../../client/requests/query.ts';
import { useLocale } from '../../i18n/locale-provider.tsx';
import { prepareToasts } from '../../ui/overlays/toast.tsx';

/**
 * Around the owner's screens: the cache of answers, the direction of the language for menus and lists, and toasts made ready
 * so that they show offline too.
 */
export function OwnerLayout({ children }: { children: ReactNode }) {
  const { direction } = useLocale();
  useEffect(() => {
    prepareToasts().catch((cause: unknown) => logError('Toasts not loaded:', cause));
  }, []);
  return (
    <DirectionProvider direction={direction}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </DirectionProvider>
  );
}
