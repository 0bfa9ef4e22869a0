/** The progress of a long command: a bar on a terminal, elsewhere a line at every tenth. */
export interface ProgressLine {
  /** `fraction` 0..1. */
  show(fraction: number): void;
  close(): void;
}

/** A terminal, or a file or pipe that takes its place. */
type Output = Pick<NodeJS.WriteStream, 'write'> & Partial<Pick<NodeJS.WriteStream, 'isTTY' | 'columns'>>;

const barCells = 40;
/** A cell is filled in eighths. */
const eighths = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'] as const;
const full = '█';
/** Before a twentieth is done nobody can say how long the rest will take. */
const guessFrom = 0.05;

/** Shows progress on one line: a bar in a terminal, every tenth per cent elsewhere. */
export function openProgressLine(output: Output, clock = () => performance.now()): ProgressLine {
  const isTerminal = output.isTTY === true;
  const started = clock();
  let shown = '';
  return {
    show(fraction) {
      const line = isTerminal
        ? bar(fraction, (clock() - started) / 1000, output.columns ?? 80)
        : `${Math.floor(fraction * 10) * 10} %\n`;
      if (line === shown) return;
      shown = line;
      output.write(isTerminal ? `\r${line}` : line);
    },
    close() {
      if (isTerminal && shown !== '') output.write('\n');
    },
  };
}

/** As wide as the terminal allows, at most; always of the same width, so that it covers the one before. */
function bar(fraction: number, seconds: number, columns: number): string {
  const left = fraction < guessFrom ? '' : `${Math.ceil((seconds * (1 - fraction)) / fraction)} s left`;
  const words = `${`${Math.floor(fraction * 100)}`.padStart(4)} %  ${left.padEnd(12)}`;
  const cells = Math.max(0, Math.min(barCells, columns - words.length - 1));
  const filled = Math.floor(fraction * cells * 8);
  return `${`${full.repeat(filled >> 3)}${eighths[filled & 7]}`.padEnd(cells, '░')}${words}`;
}
