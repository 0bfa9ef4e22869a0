import { act, waitFor } from '@testing-library/react';
import { toast } from 'react-toastify/unstyled';

/** The toasts on the page. */
export function shownToasts(): Element[] {
  return [...document.querySelectorAll('.Toastify__toast')];
}

/** Lets toasts come and go: they wait for their animations, and jsdom runs none. */
export function endAnimations(): void {
  for (const shown of shownToasts()) shown.dispatchEvent(new Event('animationend'));
}

/** Takes all toasts away, the waiting ones too. */
export async function clearToasts(): Promise<void> {
  await act(async () => {
    toast.clearWaitingQueue();
    toast.dismiss();
  });
  await waitFor(() => {
    endAnimations();
    if (shownToasts().length > 0) throw new Error('There are still toasts');
  });
}
