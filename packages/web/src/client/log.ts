/** The only place of the web application that writes to the console: what the specification says is logged. */
export function logError(message: string, cause?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: this is the logger
  if (cause === undefined) console.error(message);
  // biome-ignore lint/suspicious/noConsole: this is the logger
  else console.error(message, cause);
}
