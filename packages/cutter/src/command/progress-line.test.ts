import { expect, test } from 'vitest';
import { openProgressLine } from './progress-line.ts';

/** What is on the screen, or in the file, when a command has reported these fractions of its work, a second apart. */
function write(fractions: number[], terminal: { isTTY?: boolean; columns?: number }): string[] {
  const written: string[] = [];
  let now = 0;
  const output = { ...terminal, write: (text: string) => written.push(text) > 0 };
  const line = openProgressLine(output, () => now);
  for (const fraction of fractions) {
    now += 1000;
    line.show(fraction);
  }
  line.close();
  return written;
}

test('a terminal shows a bar that grows in its place, and how long the rest will take', () => {
  const written = write([0.25, 0.5, 1], { isTTY: true, columns: 100 });
  expect(written).toEqual([
    `\r${'█'.repeat(10)}${'░'.repeat(30)}  25 %  3 s left    `,
    `\r${'█'.repeat(20)}${'░'.repeat(20)}  50 %  2 s left    `,
    `\r${'█'.repeat(40)} 100 %  0 s left    `,
    '\n',
  ]);
});

test('the bar fits a narrow terminal, and each covers the one before', () => {
  const written = write([0.01, 0.5, 0.99], { isTTY: true, columns: 40 }).slice(0, -1);
  for (const line of written) expect(line.length).toBe(40);
});

test('a file or a pipe gets a line at every tenth', () => {
  expect(write([0.05, 0.1, 0.12, 0.34, 0.39, 1], {})).toEqual(['0 %\n', '10 %\n', '30 %\n', '100 %\n']);
});
