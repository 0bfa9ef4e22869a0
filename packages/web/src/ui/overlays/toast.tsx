/**
 * `showToast`, from anywhere. The toasts themselves are loaded when the first one is shown (or prepared by screens
 * that will surely need them), so that pages for visitors stay light.
 */
import { type ToastAction, type ToastType, toastTypes } from './toast-type.ts';

type Log = (message: string, cause?: unknown) => void;
let log: Log = () => {};

/** Sets where faults are logged; once, at the start. */
export function setToastLog(next: Log): void {
  log = next;
}

let toaster: Promise<typeof import('./toaster.tsx')> | null = null;

/** Loads what toasts need, so that they also show when the connection is lost by then. */
export function prepareToasts(): Promise<typeof import('./toaster.tsx')> {
  toaster ??= import('./toaster.tsx').catch((cause: unknown) => {
    toaster = null;
    throw cause;
  });
  return toaster;
}

/**
 * Shows a message at the top of the page, at the longest until `until` aborts. A type that is not one of the six is
 * logged as an error and nothing is shown.
 */
export function showToast(type: ToastType, message: string, action?: ToastAction, until?: AbortSignal): void {
  if (!toastTypes.includes(type)) {
    log(`Invalid toast type: ${String(type)}`);
    return;
  }
  prepareToasts().then(
    ({ openToast }) => {
      if (!until?.aborted) openToast(type === 'default' ? 'info' : type, message, action, until);
    },
    (cause: unknown) => log(`Toast not shown: ${message}`, cause),
  );
}
