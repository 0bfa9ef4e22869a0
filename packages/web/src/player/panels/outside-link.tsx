import { IconExternalLink } from '@tabler/icons-react';
import { webAddress } from '@tourwright/viewer/hotspots';
import { type ButtonVariant, buttonClass } from '../../ui/button.tsx';
import { t } from './panels-text.ts';

interface OutsideLinkProps {
  url: string | undefined;
  /** The owner's words for it; absent: whose page it is. */
  text?: string | undefined;
  variant?: ButtonVariant;
}

/** A button-like link to another site, in a new tab that cannot reach back; nothing for an address that is not safe. */
export function OutsideLink({ url, text, variant = 'primary' }: OutsideLinkProps) {
  const address = webAddress(url);
  if (!address) return null;
  const { href, host } = address;
  return (
    <a
      className={buttonClass({ variant, block: true })}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      title={host || href}
    >
      <IconExternalLink size={18} stroke={1.75} aria-hidden="true" />
      {text || (host ? t('panel.open-host', { host }) : href.replace(/^(mailto|tel):/, ''))}
      <span className="visually-hidden">
        {text && host ? ` (${host})` : ''} {t('panel.opens-new')}
      </span>
    </a>
  );
}
