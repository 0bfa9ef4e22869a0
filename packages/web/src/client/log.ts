/** The only place of the web app that writes to the console: the messages that the specification lists. */
export function logError(message: string, cause?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: this is the logger
  if (cause === undefined) console.error(message);
  // biome-ignore lint/suspicious/noConsole: this is the logger
  else console.error(message, cause);
}
