/** What another package's command line needs to offer the same command. */
export { CommandError, usageOf } from './cut-arguments.ts';
export { openProgressLine } from './progress-line.ts';
export { runCutCommand } from './run-cut-command.ts';
