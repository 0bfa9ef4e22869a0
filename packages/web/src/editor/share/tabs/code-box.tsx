import { IconDownload } from '@tabler/icons-react';
import { useMemo } from 'react';
import { renderSVG } from 'uqr';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { t } from '../share-text.ts';
import styles from './code-box.module.css';
import { codeOptions, saveCodePng } from './save-code-png.ts';

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

/** An address as a code to scan, to be saved for print. */
export function CodeBox({ address, name }: { address: string; name: string }) {
  const code = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(renderSVG(address, codeOptions))}`,
    [address],
  );
  const file = name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'link';
  return (
    <figure className={styles.box}>
      <figcaption>{t('share.code')}</figcaption>
      <img src={code} alt={t('share.code-name', { name })} width={180} height={180} />
      <div className={styles.saves}>
        <a className={buttonClass({ size: 'small' })} href={code} download={`${file}.svg`}>
          <IconDownload {...icon} />
          {t('share.code-svg')}
        </a>
        <Button
          size="small"
          icon={<IconDownload {...icon} />}
          onClick={() => saveCodePng(address, `${file}.png`)}
        >
          {t('share.code-png')}
        </Button>
      </div>
      <p>{t('share.code-text')}</p>
    </figure>
  );
}
