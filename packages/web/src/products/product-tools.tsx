import { IconDownload, IconPlus, IconUpload } from '@tabler/icons-react';
import type { TourRow } from '@tourwright/api';
import { Suspense, useState } from 'react';
import { lazyPart } from '../client/loading/lazy-part.ts';
import { saveFile } from '../client/save-file.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { countedProducts } from './import-products.ts';
import styles from './products.module.css';
import { t } from './products-text.ts';
import { useStock, useTourProducts } from './use-products.ts';

const ImportDialog = lazyPart(async () => (await import('./import-dialog.tsx')).ImportDialog);
const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

interface ProductToolsProps {
  row: TourRow;
  /** The address of the tour in the editor. */
  editor: string;
}

/** What can be done with all products of a tour: in from a file, out to one, and more of them where they stand. */
export function ProductTools({ row, editor }: ProductToolsProps) {
  const tour = useTourProducts(row.id).data?.tour;
  const stock = useStock(row.id).data?.items;
  const [isImporting, setImporting] = useState(false);
  return (
    <span className={styles.tools}>
      {tour && stock && (
        <Button icon={<IconUpload {...icon} />} onClick={() => setImporting(true)}>
          {t('products.import')}
        </Button>
      )}
      {tour?.products?.length && stock ? (
        <Button
          icon={<IconDownload {...icon} />}
          onClick={() => void save(row.title, countedProducts(tour, stock))}
        >
          {t('products.export')}
        </Button>
      ) : null}
      <a className={buttonClass({ variant: 'primary' })} href={editor}>
        <IconPlus {...icon} />
        {t('products.add')}
      </a>
      {isImporting && tour && stock && (
        <Suspense fallback={null}>
          <ImportDialog tour={tour} stock={stock} onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </span>
  );
}

async function save(tour: string, products: ReturnType<typeof countedProducts>): Promise<void> {
  const { writeCsv } = await import('../transfer/product-csv/product-csv.ts');
  saveFile(t('products.export-name', { tour }), writeCsv(products), 'text/csv;charset=utf-8');
}
