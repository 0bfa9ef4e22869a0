import { IconFileUpload } from '@tabler/icons-react';
import type { Product } from '@tourwright/tour/document';
import { useMemo, useRef, useState } from 'react';
import { newId } from '../../client/new-id.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import styles from './import-dialog.module.css';
import { ImportReport } from './import-report.tsx';
import { t } from './import-text.ts';
import { type ProductChange, planImport } from './plan-import.ts';
import { type CsvTable, readCsv } from './product-csv.ts';

const mostBytes = 5 * 1024 * 1024;

interface ImportDialogProps {
  /** As they are now: what the file changes is what it says otherwise. */
  products: readonly Product[];
  /** Why the last import came to nothing, or not to everything. */
  failure?: string | undefined;
  isSaving?: boolean;
  /** `count`: of the products that are touched. */
  onImport(changes: readonly ProductChange[], count: number): void;
  onClose(): void;
}

/** Reads a file of products and says line by line what it would change; then that can be done. */
export function ImportDialog({ products, failure = '', isSaving = false, ...on }: ImportDialogProps) {
  const { file, problem, choose } = useChosenFile();
  const plan = useMemo(() => file && planImport(products, file.table, newId), [products, file]);
  const count = productsIn(plan?.changes ?? []);
  const faults = plan?.lines.filter(({ result }) => result === 'fault').length ?? 0;
  const wrong = problem || failure;
  return (
    <Dialog
      open
      size="wide"
      onClose={on.onClose}
      title={t('import.title')}
      description={t('import.hint')}
      actions={
        <>
          {faults > 0 && <p className={styles.skipped}>{t('import.skipped', { count: faults })}</p>}
          <Button variant="quiet" onClick={on.onClose}>
            {t('import.cancel')}
          </Button>
          {plan && (
            <Button
              variant="primary"
              disabled={count === 0}
              loading={isSaving}
              onClick={() => on.onImport(plan.changes, count)}
            >
              {count === 0 ? t('import.nothing') : t('import.keep', { count })}
            </Button>
          )}
        </>
      }
    >
      <FileChoice isFirst={file === null} onChoose={(chosen) => void choose(chosen)} />
      {wrong && (
        <p role="alert" className={styles.fault}>
          {wrong}
        </p>
      )}
      {file && plan && <ImportReport name={file.name} table={file.table} lines={plan.lines} />}
    </Dialog>
  );
}

interface ChosenFile {
  name: string;
  table: CsvTable;
}

/** Reads a file that is chosen; `problem` says why that is nothing. */
function useChosenFile() {
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [problem, setProblem] = useState('');
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return;
    setFile(null);
    setProblem('');
    if (chosen.size > mostBytes) return setProblem(t('import.too-large'));
    const table = readCsv(new Uint8Array(await chosen.arrayBuffer()));
    if (!table) return setProblem(t('import.not-text', { name: chosen.name }));
    if (!table.columns.has('name') && !table.columns.has('id')) return setProblem(t('import.no-name-column'));
    if (table.rows.length === 0) return setProblem(t('import.empty'));
    setFile({ name: chosen.name, table });
  };
  return { file, problem, choose };
}

interface FileChoiceProps {
  /** Nothing was chosen yet: this is what is to be done. */
  isFirst: boolean;
  onChoose(file: File | undefined): void;
}

function FileChoice({ isFirst, onChoose }: FileChoiceProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.file}>
      <Button
        variant={isFirst ? 'primary' : 'line'}
        icon={<IconFileUpload size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => field.current?.click()}
      >
        {isFirst ? t('import.choose') : t('import.choose-other')}
      </Button>
      <input
        ref={field}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        hidden
        aria-label={t('import.choose')}
        onChange={({ currentTarget }) => {
          onChoose(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
    </div>
  );
}

/** How many products are touched: a line of a variant is of the product above it. */
function productsIn(changes: readonly ProductChange[]): number {
  const ids = changes.map((change) =>
    change.kind === 'item.add' ? (change.path[1] ?? change.item.id) : (change.path[1] ?? change.itemId),
  );
  return new Set(ids).size;
}
