import { showToast } from '../ui/overlays/toast.tsx';
import { t } from './owner/owner-text.ts';

/** Puts a text on the clipboard and says so, to screen readers too; without the right to, it says what to do. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast('success', t('copy.done'));
  } catch {
    showToast('warn', t('copy.failed'));
  }
}
