#!/usr/bin/env node
/** `tourwright-cut photo.jpg out/` */
import { CommandError, usageOf } from './command/cut-arguments.ts';
import { runCutCommand } from './command/run-cut-command.ts';
import { reexecWithLowMemory } from './process/child/low-memory.ts';

const name = 'tourwright-cut';
const args = process.argv.slice(2);
process.exitCode = await main();

async function main(): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(`${usageOf(name)}\n`);
    return 0;
  }
  try {
    reexecWithLowMemory();
    return await runCutCommand(args, name);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return error instanceof CommandError ? error.exitCode : 1;
  }
}
