/** The toast types of the specification. `default` is shown as info. */
export const toastTypes = ['success', 'error', 'info', 'warn', 'dark', 'default'] as const;

/** The kind of a toast. */
export type ToastType = (typeof toastTypes)[number];

/** A button in the toast, such as "Undo". */
export interface ToastAction {
  label: string;
  onClick(): void;
}
