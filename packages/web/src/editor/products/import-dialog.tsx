import { useRef, useState } from 'react';
import { newId } from '../../client/new-id.ts';
import { listText } from '../../i18n/format.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useEditorStore } from '../editor-store.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import type { Change } from '../state/new-edit.ts';
import { importChanges } from './import-changes.ts';
import { type ImportLine, type ImportPlan, planImport } from './plan-import.ts';
import { type CsvTable, readCsv } from './product-csv.ts';
import styles from './products.module.css';
import { t } from './products-text.ts';

const mostBytes = 5 * 1024 * 1024;
/** How many lines are shown; what is wrong comes first. */
const mostShown = 500;

interface Read {
  table: CsvTable;
  plan: ImportPlan;
}

/** Reads a file of products and says line by line what it would change; then changes that. */
export function ImportDialog({ onClose }: { onClose(): void }) {
  const { store, say } = useOpenTour();
  const { read, problem, choose } = useReadFile();
  const count = productsIn(read?.plan.changes ?? []);
  const keep = () => {
    importChanges(store.getState(), read?.plan.changes ?? []);
    say('success', t('import.done', { count }));
    onClose();
  };
  return (
    <Dialog
      open
      size="wide"
      onClose={onClose}
      title={t('import.title')}
      description={t('import.hint')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('import.cancel')}
          </Button>
          <Button variant="primary" disabled={count === 0} onClick={keep}>
            {count === 0 ? t('import.nothing') : t('import.keep', { count })}
          </Button>
        </>
      }
    >
      <FileChoice onChoose={(file) => void choose(file)} />
      {problem && (
        <p role="alert" className={styles.fault}>
          {problem}
        </p>
      )}
      {read && <ReadAs {...read} />}
    </Dialog>
  );
}

/** Reads a file that is chosen, and plans what it would change; `problem` says why that is nothing. */
function useReadFile() {
  const products = useEditorStore((state) => state.tour?.products);
  const [read, setRead] = useState<Read | null>(null);
  const [problem, setProblem] = useState('');
  const choose = async (file: File | undefined) => {
    if (!file) return;
    setRead(null);
    setProblem('');
    if (file.size > mostBytes) return setProblem(t('import.too-large'));
    const table = readCsv(new Uint8Array(await file.arrayBuffer()));
    if (!table.columns.has('name') && !table.columns.has('id')) return setProblem(t('import.no-name-column'));
    if (table.rows.length === 0) return setProblem(t('import.empty'));
    setRead({ table, plan: planImport(products ?? [], table, newId) });
  };
  return { read, problem, choose };
}

function FileChoice({ onChoose }: { onChoose(file: File | undefined): void }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.file}>
      <Button onClick={() => field.current?.click()}>{t('import.choose')}</Button>
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

/** What the file was read as, and what it would change. */
function ReadAs({ table, plan }: Read) {
  const countOf = (result: ImportLine['result']) =>
    plan.lines.filter((line) => line.result === result).length;
  return (
    <>
      <p role="status">
        {t('import.summary', {
          added: countOf('new'),
          changed: countOf('changed'),
          same: countOf('same'),
          faults: countOf('fault'),
        })}
      </p>
      <p className={styles.facts}>
        {t('import.read-as', {
          encoding: table.encoding,
          separator: table.separator === '\t' ? t('import.tab') : table.separator,
        })}
      </p>
      <Report lines={plan.lines} />
    </>
  );
}

/** How many products are touched: a line of a variant is of the product above it. */
function productsIn(changes: readonly Change[]): number {
  const ids = changes.flatMap((change) => {
    if (change.kind === 'item.add') return change.path[1] ?? change.item.id;
    return change.kind === 'item.set' ? (change.path[1] ?? change.itemId) : [];
  });
  return new Set(ids).size;
}

function Report({ lines }: { lines: readonly ImportLine[] }) {
  const rank = { fault: 0, changed: 1, new: 2, same: 3 };
  const shown = lines
    .toSorted((a, b) => rank[a.result] - rank[b.result] || a.row - b.row)
    .slice(0, mostShown);
  return (
    <div className={styles.report}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('import.row')}</th>
            <th scope="col">{t('products.name')}</th>
            <th scope="col">{t('import.what')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((line) => (
            <tr key={line.row} data-result={line.result}>
              <td>{line.row}</td>
              <td>{line.name}</td>
              <td>{saidOf(line)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function saidOf({ result, fields, faults }: ImportLine): string {
  switch (result) {
    case 'new':
      return t('import.new');
    case 'changed':
      return t('import.changed', { fields: listText([...new Set(fields)]) });
    case 'same':
      return t('import.same');
    case 'fault':
      return faults.map(({ code, values }) => t(`import.fault.${code}`, values as never)).join(' ');
  }
}
