/** What one word of `tourwright` does. */
export interface Command {
  /** What `tourwright <command> --help` prints; absent: the help of all. */
  usage?: string;
  /** Resolves with the exit code. Throws an error whose message is for the operator. */
  run(args: string[], env: NodeJS.ProcessEnv): Promise<number>;
}

/** A line for the person at the terminal, beside the log. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
