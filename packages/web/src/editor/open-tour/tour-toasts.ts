/** Toasts about an open tour, which are closed with it: an Undo in them would act on a closed tour. */
import { showToast } from '../../ui/overlays/toast.tsx';
import type { ToastAction, ToastType } from '../../ui/overlays/toast-type.ts';

/** Shows the owner a message about the open tour. */
export type Say = (type: ToastType, message: string, action?: ToastAction) => void;

/** `close` takes away what is shown; nothing is said after it. */
export function tourToasts(): { say: Say; close(): void } {
  const closing = new AbortController();
  return {
    say: (type, message, action) => {
      if (!closing.signal.aborted) showToast(type, message, action, closing.signal);
    },
    close: () => closing.abort(),
  };
}
