import { IconArrowLeft, IconFileImport } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../ui/class-names.ts';
import styles from '../transfer.module.css';
import { t } from '../transfer-text.ts';
import { AddressForm } from './address-form.tsx';
import { ChooseFiles } from './choose-files.tsx';
import { filesOfDrop } from './chosen-files.ts';
import { ImportCard } from './import-card.tsx';
import type { ChosenFile } from './send-files.ts';
import { useImports } from './use-imports.ts';

/** Tours of other tools and servers: where they are dropped, what was found in them, and what became of them. */
export function ImportSection({ userId }: { userId: string }) {
  const imports = useImports(userId);
  return (
    <div className={styles.section}>
      <Link className={styles.back} to="/dashboard/myTour">
        <IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />
        {t('transfer.back')}
      </Link>
      <h1>{t('transfer.import-title')}</h1>
      <DropZone onFiles={imports.start} />
      {imports.fetchesAddresses && <AddressForm onAddress={imports.startAt} />}
      {imports.failure && (
        <p role="alert" className={styles.failure}>
          {imports.failure}
        </p>
      )}
      {imports.items.map((item) => (
        // The next state of a card takes over the focus that was in the one before.
        <div key={item.id} className={styles.place} tabIndex={-1}>
          <ImportCard item={item} imports={imports} />
        </div>
      ))}
    </div>
  );
}

function DropZone({ onFiles }: { onFiles(files: readonly ChosenFile[]): void }) {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void filesOfDrop(event.dataTransfer).then(onFiles);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons in it do the same
    <div
      className={classNames(styles.drop, isOver && styles.isOver)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <span className={styles.mark} aria-hidden="true">
        <IconFileImport size={24} stroke={1.75} />
      </span>
      <div className={styles.dropText}>
        <h2>{t('transfer.drop-title')}</h2>
        <p>{t('transfer.drop-text')}</p>
      </div>
      <div className={styles.actions}>
        <ChooseFiles variant="primary" onFiles={onFiles}>
          {t('transfer.choose-files')}
        </ChooseFiles>
        <ChooseFiles isFolder onFiles={onFiles}>
          {t('transfer.choose-folder')}
        </ChooseFiles>
      </div>
    </div>
  );
}
