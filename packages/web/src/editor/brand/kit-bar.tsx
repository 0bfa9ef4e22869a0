import type { Tour } from '@tourwright/tour/document';
import { Button } from '../../ui/button.tsx';
import styles from './brand.module.css';
import { t } from './brand-text.ts';
import { differsFrom, kitNameOf } from './kit.ts';
import type { Kits } from './use-kits.ts';

interface KitBarProps {
  tour: Tour;
  kits: Kits;
  /** Asks for the name of a new kit. */
  onSaveAs(): void;
}

/** Whether this tour still looks as its kit has it. Saving to the kit leaves the other tours as they are. */
export function KitBar({ tour, kits: { current, busy, use, save }, onSaveAs }: KitBarProps) {
  if (current === null) {
    return (
      <div className={styles.kit}>
        <span className={styles.caption} role="status">
          {t('brand.kit-none')}
        </span>
        <Button size="small" loading={busy === 'save'} disabled={busy !== null} onClick={onSaveAs}>
          {t('brand.kit-save')}
        </Button>
      </div>
    );
  }
  const name = kitNameOf(current);
  const differs = differsFrom(tour, current);
  return (
    <div className={styles.kit}>
      <span className={styles.caption} role="status">
        {t(differs ? 'brand.kit-differs' : 'brand.kit-same', { name })}
      </span>
      {differs && (
        <>
          <Button
            variant="quiet"
            size="small"
            loading={busy === 'use'}
            disabled={busy !== null}
            onClick={() => void use(current)}
          >
            {t('brand.kit-use')}
          </Button>
          <Button
            size="small"
            loading={busy === 'save'}
            disabled={busy !== null}
            onClick={() => void save(current)}
          >
            {t('brand.kit-save')}
          </Button>
        </>
      )}
    </div>
  );
}
