import { IconDownload } from '@tabler/icons-react';
import { saveFile } from '../../client/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Chip, type ChipTone } from '../../ui/chip.tsx';
import styles from './import-dialog.module.css';
import { t } from './import-text.ts';
import type { ImportField, ImportLine } from './plan-import.ts';
import { type CsvTable, writeLines } from './product-csv.ts';

/** How many lines are shown; what is wrong comes first. */
const mostShown = 500;
/** Longer texts are not quoted. */
const longest = 40;
const rank = { fault: 0, changed: 1, new: 2, same: 3 };
const small = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

interface ImportReportProps {
  /** Of the file. */
  name: string;
  table: CsvTable;
  lines: readonly ImportLine[];
}

/** What a file was read as, and line by line what it would change. */
export function ImportReport({ name, table, lines }: ImportReportProps) {
  const countOf = (result: ImportLine['result']) => lines.filter((line) => line.result === result).length;
  const counts: [text: 'added' | 'updated' | 'unchanged' | 'faulty', count: number, tone: ChipTone][] = [
    ['added', countOf('new'), 'good'],
    ['updated', countOf('changed'), 'attention'],
    ['unchanged', countOf('same'), 'neutral'],
    ['faulty', countOf('fault'), 'bad'],
  ];
  const faulty = lines.filter(({ result }) => result === 'fault');
  return (
    <>
      <p className={styles.facts}>
        <b>{t('import.file', { name, count: lines.length })}</b>
        <span>
          {t('import.read-as', {
            encoding: table.encoding,
            separator: table.separator === '\t' ? t('import.tab') : table.separator,
          })}
        </span>
      </p>
      {table.encoding === 'Windows-1252' && <p className={styles.hint}>{t('import.odd-letters')}</p>}
      <p role="status" className={styles.counts}>
        {counts
          .filter(([, count]) => count > 0)
          .map(([text, count, tone]) => (
            <Chip key={text} tone={tone}>
              {t(`import.${text}`, { count })}
            </Chip>
          ))}
      </p>
      <Lines lines={lines} />
      {faulty.length > 0 && (
        <Button
          variant="quiet"
          size="small"
          icon={<IconDownload {...small} />}
          onClick={() => saveFaults(name, table, faulty)}
        >
          {t('import.faults-file')}
        </Button>
      )}
    </>
  );
}

function Lines({ lines }: { lines: readonly ImportLine[] }) {
  const shown = lines
    .toSorted((a, b) => rank[a.result] - rank[b.result] || a.row - b.row)
    .slice(0, mostShown);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled is reached by keyboard. */}
      <section className={styles.report} aria-label={t('import.report')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('import.row')}</th>
              <th scope="col">{t('import.product')}</th>
              <th scope="col">{t('import.what')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((line) => (
              <tr key={line.row} data-result={line.result}>
                <td className="numbers">{line.row}</td>
                <td>{nameOf(line)}</td>
                <td>{saidOf(line)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {lines.length > mostShown && <p className={styles.facts}>{t('import.cut', { count: lines.length })}</p>}
    </>
  );
}

function nameOf({ name, variant }: ImportLine): string {
  return variant === '' ? name : t('import.variant', { product: name, variant });
}

function saidOf({ result, fields, faults }: ImportLine): string {
  switch (result) {
    case 'new':
      return t('import.new');
    case 'changed':
      return fields.map(changeText).join(' · ');
    case 'same':
      return t('import.same');
    case 'fault':
      return faults.map(({ code, values }) => t(`import.fault.${code}`, values as never)).join(' ');
  }
}

function changeText({ column, from, to }: ImportField): string {
  const said = t(`import.column.${column}`);
  if (column === 'variant' && from === '') return t('import.new-variant');
  if (from.length > longest || to.length > longest) return t('import.text', { column: said });
  if (to === '') return t('import.removed-value', { column: said, from });
  return from === ''
    ? t('import.added-value', { column: said, to })
    : t('import.set', { column: said, from, to });
}

function saveFaults(name: string, table: CsvTable, faulty: readonly ImportLine[]): void {
  const wrong = new Map(faulty.map((line) => [line.row, saidOf(line)]));
  const file = t('import.faults-name', { name: name.replace(/\.[^.]*$/, '') });
  saveFile(file, writeLines(table, t('import.faults-column'), wrong), 'text/csv;charset=utf-8');
}
