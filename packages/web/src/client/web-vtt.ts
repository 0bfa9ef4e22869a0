/** Captions as WebVTT files hold them (https://www.w3.org/TR/webvtt1/): read for the player, written for the editor. */

/** What is said from one moment to another, in seconds; plain text. */
export interface Cue {
  start: number;
  end: number;
  text: string;
}

const time = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)[.,](\d{3})`;
const timing = new RegExp(`^\\s*${time}\\s+-->\\s+${time}(?:\\s.*)?$`);

/** How many letters are read aloud in a second, where the length of the sound is not known. */
const lettersPerSecond = 15;
const leastSeconds = 1;

/** The cues of a WebVTT file in the order of time; null when it is not one. What cannot be read in it is left out. */
export function readCues(file: string): Cue[] | null {
  const text = file.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  if (!/^WEBVTT(?:[ \t\n]|$)/.test(text)) return null;
  const cues = text.split(/\n{2,}/).flatMap((block) => {
    const lines = block.split('\n');
    const at = lines.findIndex((line) => line.includes('-->'));
    const match = timing.exec(lines[at] ?? '');
    const said = plainText(lines.slice(at + 1).join('\n'));
    if (!match || said === '') return [];
    const [start, end] = [secondsOf(match.slice(1, 5)), secondsOf(match.slice(5, 9))];
    return end > start ? [{ start, end, text: said }] : [];
  });
  return cues.sort((a, b) => a.start - b.start);
}

/** What is said at a moment; empty between two cues. */
export function wordsAt(cues: readonly Cue[], seconds: number): string {
  return cues
    .filter(({ start, end }) => start <= seconds && seconds < end)
    .map(({ text }) => text)
    .join('\n');
}

/** All that is said, as paragraphs: a pause of two seconds begins a new one. */
export function transcriptOf(cues: readonly Cue[]): string {
  return cues
    .map(({ start, text }, index) => {
      const before = cues[index - 1];
      const line = text.replaceAll('\n', ' ');
      if (!before) return line;
      return `${start - before.end > 2 ? '\n\n' : ' '}${line}`;
    })
    .join('');
}

/** A WebVTT file with these cues. */
export function writeCues(cues: readonly Cue[]): string {
  const blocks = cues.map(
    ({ start, end, text }) => `${clockOf(start)} --> ${clockOf(end)}\n${escaped(text)}\n`,
  );
  return ['WEBVTT\n', ...blocks].join('\n');
}

/** Lines one after the other, each as long as its share of the letters. `seconds` is null when the length is not known. */
export function timedLines(text: string, seconds: number | null): Cue[] {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const letters = lines.reduce((sum, line) => sum + line.length, 0);
  let start = 0;
  return lines.map((line) => {
    const length =
      seconds === null
        ? Math.max(leastSeconds, line.length / lettersPerSecond)
        : (seconds * line.length) / letters;
    const cue = { start, end: start + length, text: line };
    start = cue.end;
    return cue;
  });
}

/** Without the marks of voices, classes and times, and with the signs that stand for others. */
function plainText(text: string): string {
  const signs: Record<string, string> = {
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    nbsp: '\u00a0',
    lrm: '',
    rlm: '',
  };
  return text
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|lrm|rlm);/g, (_, name: string) => signs[name] ?? '')
    .trim();
}

function secondsOf([hours = '0', minutes, seconds, thousandths]: readonly (string | undefined)[]): number {
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000;
}

function clockOf(seconds: number): string {
  const whole = Math.round(seconds * 1000);
  const part = (divisor: number, base: number, length: number) =>
    String(Math.floor(whole / divisor) % base).padStart(length, '0');
  return `${part(3_600_000, 100, 2)}:${part(60_000, 60, 2)}:${part(1000, 60, 2)}.${part(1, 1000, 3)}`;
}

/** Quotation marks stay: Firefox knows no reference to them in subtitles. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
