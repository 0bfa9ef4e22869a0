import { IconCheck, IconShare2 } from '@tabler/icons-react';
import { useState } from 'react';
import { logError } from '../client/log.ts';
import { Button } from '../ui/button.tsx';
import { t } from './welcome-text.ts';

/** Hands the address on: by the device's own sheet, else by the clipboard. */
export function ShareButton({ title }: { title: string }) {
  const [isCopied, setCopied] = useState(false);
  const share = async () => {
    const url = location.href;
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        setCopied(true);
      }
    } catch (cause) {
      // Closing the sheet is not a failure.
      if (!(cause instanceof DOMException && cause.name === 'AbortError')) logError('Sharing failed:', cause);
    }
  };
  const Icon = isCopied ? IconCheck : IconShare2;
  return (
    <Button
      variant="glass"
      size="large"
      icon={<Icon size={20} stroke={1.75} aria-hidden="true" />}
      onClick={() => void share()}
    >
      {isCopied ? t('welcome.shared') : t('welcome.share')}
    </Button>
  );
}
