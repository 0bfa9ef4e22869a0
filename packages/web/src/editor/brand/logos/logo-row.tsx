import { IconChevronDown, IconPhotoPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { SceneThumbnail } from '../../panels/scenes/card/scene-thumbnail.tsx';
import styles from '../brand.module.css';
import { t } from '../brand-text.ts';
import own from './logos.module.css';

interface LogoRowProps {
  name: string;
  /** What is said below its name. */
  about: string;
  /** The stored picture; none as long as no logo is chosen. */
  slug: string | undefined;
  /** As it is on the floor. */
  isRound?: boolean;
  isStoring: boolean;
  /** Whether its settings are shown below. */
  isOpen: boolean;
  onToggle(): void;
  onChoose(): void;
  /** Its settings. */
  children: ReactNode;
}

/** A logo in one line: to be chosen, then with its settings behind a button. */
export function LogoRow(props: LogoRowProps) {
  const { name, about, slug, isRound = false, isStoring, isOpen, onToggle, onChoose, children } = props;
  const className = classNames(own.logo, isRound && own.round);
  return (
    <>
      <div className={own.logoRow}>
        {slug ? <SceneThumbnail slug={slug} className={className} /> : <span className={className} />}
        <span className={styles.words}>
          <b>{name}</b>
          <span className={styles.caption}>{about}</span>
        </span>
        {slug ? (
          <Button
            variant="quiet"
            size="small"
            loading={isStoring}
            icon={<IconChevronDown className={own.turns} size={18} stroke={1.75} aria-hidden="true" />}
            aria-label={t('brand.edit-logo', { name })}
            aria-expanded={isOpen}
            onClick={onToggle}
          >
            {t('brand.edit')}
          </Button>
        ) : (
          <Button
            size="small"
            loading={isStoring}
            icon={<IconPhotoPlus size={18} stroke={1.75} aria-hidden="true" />}
            aria-label={t('brand.choose-logo', { name })}
            onClick={onChoose}
          >
            {t('brand.choose')}
          </Button>
        )}
      </div>
      {slug && isOpen && <div className={own.logoFields}>{children}</div>}
    </>
  );
}
