import 'react-toastify/ReactToastify.css';
import './toaster.css';
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconInfoCircle,
  IconX,
} from '@tabler/icons-react';
import { createRoot } from 'react-dom/client';
// The unstyled entry injects no <style>, which our content security policy would refuse.
import { type CloseButtonProps, ToastContainer, type TypeOptions, toast } from 'react-toastify/unstyled';
import { Button } from '../button.tsx';
import { t } from '../ui-text.ts';
import type { ToastAction, ToastType } from './toast-type.ts';

type Shown = Exclude<ToastType, 'default'>;

const icons = {
  success: IconCircleCheck,
  error: IconAlertCircle,
  info: IconInfoCircle,
  warn: IconAlertTriangle,
  dark: IconInfoCircle,
};
/** `dark` is a look, not a state: an information on ink. */
const kinds = {
  success: 'success',
  error: 'error',
  info: 'info',
  warn: 'warning',
  dark: 'info',
} as const satisfies Record<Shown, TypeOptions>;
/** Long enough to read and to reach the button; the pointer on it stops the clock. */
const plainMs = 5_000;
const importantMs = 10_000;

function CloseButton({ closeToast }: CloseButtonProps) {
  return (
    <button type="button" className="toast-close" aria-label={t('ui.close')} onClick={closeToast}>
      <IconX size={18} stroke={1.75} aria-hidden="true" />
    </button>
  );
}

/** At the top, in the middle, three at most, stacked, pausing under the pointer, draggable: as specified. */
function Toaster() {
  return (
    <ToastContainer
      position="top-center"
      limit={3}
      stacked
      pauseOnHover
      draggable
      hideProgressBar
      rtl={document.documentElement.dir === 'rtl'}
      closeButton={CloseButton}
      aria-label={t('ui.notifications')}
    />
  );
}

let mounted = false;

/** The container lives beside the application, so that a toast outlives the screen that showed it. */
function mount(): void {
  if (mounted) return;
  mounted = true;
  const element = document.createElement('div');
  document.body.append(element);
  createRoot(element).render(<Toaster />);
}

/** Shows one toast. */
export function openToast(type: Shown, message: string, action?: ToastAction, until?: AbortSignal): void {
  mount();
  const Icon = icons[type];
  const id = toast(
    ({ closeToast }) => (
      <div className="toast-row">
        <span className="toast-message">{message}</span>
        {action && (
          <Button
            size="small"
            onClick={() => {
              closeToast();
              action.onClick();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
    ),
    {
      type: kinds[type],
      theme: type === 'dark' ? 'dark' : 'light',
      icon: <Icon size={20} stroke={1.75} aria-hidden="true" />,
      autoClose: action || type === 'error' ? importantMs : plainMs,
      ariaLabel: message,
    },
  );
  until?.addEventListener('abort', () => toast.dismiss(id), { once: true });
}
