import { readFileSync } from 'node:fs';

interface Run {
  name: string;
  net: string;
  size: number;
  load: {
    firstMs: number | null;
    sharpMs: number | null;
    bytesToSharp: number;
    requestsToSharp: number;
  };
  quality: { ssim: number };
  cold?: { toFirst: Flights | null; toSharp: Flights | null };
}

interface Flights {
  flights: number;
  kib: number;
}

const peer = 'marzipano';

/** Arrivals by line, as a table in Markdown: medians, and in brackets what they are of the peer's. */
export function lineTable(file: string): string {
  const { runs } = JSON.parse(readFileSync(file, 'utf8')) as { runs: Run[] };
  const rows = [
    '| line | page | first ms | sharp ms | KiB to first / sharp | flights to first / sharp | requests | SSIM |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
  ];
  for (const [line, group] of grouped(runs, ({ size, net }) => `${size} ${net}`)) {
    const peers = group.filter(({ name }) => name === peer);
    for (const [name, own] of grouped(group, (run) => run.name)) {
      rows.push(`| ${line} | ${name} | ${cellsOf(own, name === peer ? [] : peers).join(' | ')} |`);
    }
  }
  return rows.join('\n');
}

function cellsOf(own: Run[], peers: Run[]): string[] {
  const beside = (read: (run: Run) => number | null | undefined) => {
    const [mine, theirs] = [median(own, read), median(peers, read)];
    if (mine === null) return '-';
    return theirs === null ? `${Math.round(mine)}` : `${Math.round(mine)} (${(mine / theirs).toFixed(2)})`;
  };
  const plain = (read: (run: Run) => number | null | undefined, digits = 0) =>
    median(own, read)?.toFixed(digits) ?? '-';
  return [
    beside(({ load }) => load.firstMs),
    beside(({ load }) => load.sharpMs),
    `${plain(({ cold }) => cold?.toFirst?.kib)} / ${plain(({ cold, load }) => cold?.toSharp?.kib ?? load.bytesToSharp / 1024)}`,
    `${plain(({ cold }) => cold?.toFirst?.flights)} / ${plain(({ cold }) => cold?.toSharp?.flights)}`,
    plain(({ load }) => load.requestsToSharp),
    plain(({ quality }) => quality.ssim, 3),
  ];
}

function median(runs: Run[], read: (run: Run) => number | null | undefined): number | null {
  const values = runs.flatMap((run) => read(run) ?? []).sort((a, b) => a - b);
  const [low, high] = [values[(values.length - 1) >> 1], values[values.length >> 1]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

function grouped(runs: Run[], nameOf: (run: Run) => string): Map<string, Run[]> {
  const groups = new Map<string, Run[]>();
  for (const run of runs) groups.set(nameOf(run), [...(groups.get(nameOf(run)) ?? []), run]);
  return groups;
}
