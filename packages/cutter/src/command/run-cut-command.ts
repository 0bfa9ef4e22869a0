/** The command: `cutPanorama` with messages, progress and exit codes. */
import { constants } from 'node:os';
import { resolve } from 'node:path';
import { type CutOutcome, cutPanorama } from '../cut-panorama.ts';
import { sayCutFailure } from '../failure-words.en.ts';
import { CommandError, type CutArguments, readCutArguments, usageOf, wrongUse } from './cut-arguments.ts';
import { openProgressLine } from './progress-line.ts';

/** Runs the command that is called so and resolves with its exit code. Throws an error whose message is for the terminal. */
export async function runCutCommand(args: string[], name: string): Promise<number> {
  const read = readCutArguments(args, name);
  if (read === null) {
    process.stderr.write(`${usageOf(name)}\n`);
    return wrongUse;
  }
  const started = performance.now();
  const outcome = await cutWithProgress(read);
  if (!outcome.ok) {
    const { code, params } = outcome.failure;
    const message = sayCutFailure(outcome.failure);
    if (read.isJson) say(JSON.stringify({ event: 'refused', code, params, message }));
    // A script that goes through a folder prints many of them. Of six faces the words name the one.
    else
      process.stderr.write(typeof read.source === 'string' ? `${read.source}: ${message}\n` : `${message}\n`);
    return 1;
  }
  const { manifestPath, tiles, sizeBytes, manifest } = outcome;
  const seconds = (performance.now() - started) / 1000;
  if (read.isJson) {
    say(JSON.stringify({ event: 'done', manifestPath, tiles, sizeBytes, seconds, manifest }));
    return 0;
  }
  if (!read.isQuiet) say(figures(outcome, seconds));
  say(manifestPath);
  return 0;
}

async function cutWithProgress({
  source,
  target,
  options,
  isQuiet,
  isJson,
}: CutArguments): Promise<CutOutcome> {
  const abort = new AbortController();
  const onSignal = (signal: NodeJS.Signals) => {
    const words = `Stopped by ${signal}; --resume goes on from here.`;
    abort.abort(new CommandError(128 + constants.signals[signal], words));
  };
  for (const signal of stopSignals) process.on(signal, onSignal);
  const line = isQuiet || isJson ? null : openProgressLine(process.stderr);
  let reported = -1;
  const onProgress = (fraction: number) => {
    line?.show(fraction);
    const percent = Math.floor(fraction * 100);
    if (!isJson || isQuiet || percent === reported) return;
    reported = percent;
    say(JSON.stringify({ event: 'progress', fraction: percent / 100 }));
  };
  try {
    return await cutPanorama(source, target, { ...options, signal: abort.signal, onProgress });
  } catch (error) {
    const shown = isFull(error) ? new Error(fullWords(target, options.tempFolder)) : error;
    if (isJson) say(JSON.stringify({ event: 'failed', message: messageOf(shown) }));
    throw shown;
  } finally {
    line?.close();
    for (const signal of stopSignals) process.off(signal, onSignal);
  }
}

/** npm and a terminal may both send one: repeats change nothing. */
const stopSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** What threads and decoders throw has words alone. */
function isFull(error: unknown): boolean {
  return /\b(ENOSPC|EDQUOT)\b|no space left|disk quota exceeded/i.test(messageOf(error));
}

function fullWords(target: string, tempFolder: string | undefined): string {
  const folder = resolve(target);
  const places = tempFolder === undefined ? folder : `${folder}, or in ${resolve(tempFolder)}`;
  return `The disk is full: no space is left in ${places}. When there is room, --resume goes on from here.`;
}

function figures({ manifest, tiles, sizeBytes }: CutOutcome & { ok: true }, seconds: number): string {
  const { source, levels, coverage } = manifest;
  const megapixels = (source.width * source.height) / 1e6;
  return [
    `Source    ${source.width} x ${source.height}${coverage ? ', partial' : ''}`,
    `Levels    ${levels.map(({ faceSize }) => faceSize).join(', ')} pixels a face`,
    `Tiles     ${tiles}, ${(sizeBytes / 1e6).toFixed(1)} MB`,
    `Time      ${seconds.toFixed(2)} s, ${(megapixels / seconds).toFixed(1)} megapixels a second`,
  ].join('\n');
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
