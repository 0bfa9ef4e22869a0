/** Messages about the open tour, which go with it: an Undo in them would act on a tour that is closed. */
import { showToast } from '../../ui/toast.tsx';
import type { ToastAction, ToastType } from '../../ui/toast-type.ts';

let open = new AbortController();

export function showTourToast(type: ToastType, message: string, action?: ToastAction): void {
  showToast(type, message, action, open.signal);
}

/** Takes away what is shown about the tour that closes. */
export function closeTourToasts(): void {
  open.abort();
  open = new AbortController();
}
