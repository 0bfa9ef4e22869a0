import type { ReportLine } from '@tourwright/tour/formats';
import { createTexts } from '../i18n/create-texts.ts';
import { faultWords, reportWords } from './messages.en.ts';
import type { TransferFault } from './transfer-fault.ts';

const words = createTexts(reportWords)('en') as (id: string, values: object) => string;
const faults = createTexts(faultWords)('en') as (id: string, values: object) => string;
const headings = { mapped: 'Mapped', approximated: 'Approximated', dropped: 'Left out' } as const;

/** A report as lines to read: counts of what was mapped, and each thing that was not, with its place. */
export function writeReport(report: readonly ReportLine[]): string {
  const lines: string[] = [];
  for (const outcome of ['mapped', 'approximated', 'dropped'] as const) {
    const these = report.filter((line) => line.outcome === outcome);
    lines.push(`${headings[outcome]}: ${these.length}`);
    if (outcome === 'mapped') continue;
    // What is in a foreign document may hold what moves a terminal's cursor.
    for (const line of these)
      lines.push(`  ${clean(writePlace(line))}: ${clean(words(line.code, line.params))}`);
  }
  return lines.join('\n');
}

/** Where a thing is: `data.js:14 scenes[0]`, or what of that is known. */
export function writePlace({ file, line, place }: Pick<ReportLine, 'file' | 'line' | 'place'>): string {
  if (file === undefined) return place;
  return `${line === undefined ? file : `${file}:${line}`} ${place}`;
}

/** A fault as a sentence. */
export function writeFault({ code, params }: TransferFault): string {
  return clean(faults(Object.hasOwn(faultWords, code) ? code : 'malformed', params));
}

function clean(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ').slice(0, 500);
}
