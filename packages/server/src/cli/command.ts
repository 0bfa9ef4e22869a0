import { constants } from 'node:os';

/** What one word of `tourwright` does. */
export interface Command {
  /** What `tourwright <command> --help` prints; absent: the help of all. */
  usage?: string;
  /** Resolves with the exit code. Throws an error whose message is for the operator. */
  run(args: string[], env: NodeJS.ProcessEnv): Promise<number>;
}

/** Ends the program with a code that scripts know; the message is for the operator. */
export class Ending extends Error {
  override readonly name = 'Ending';
  readonly exitCode: number;

  constructor(exitCode: number, message: string) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** The exit code for unknown options and words. */
export const wrongUse = 2;

/** What `read` makes of a command's arguments; what is wrong with them ends the program, with how the command is used. */
export function readArguments<Read>(usage: string, read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    throw new Ending(wrongUse, `${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

/** As shells report that a signal ended a program. */
export function codeOfSignal(signal: NodeJS.Signals): number {
  return 128 + constants.signals[signal];
}

/** A line for the person at the terminal, beside the log. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
