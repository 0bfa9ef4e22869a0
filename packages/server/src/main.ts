#!/usr/bin/env -S node --conditions=@tourwright/source
import { reexecWithLowMemory } from '@tourwright/cutter/process';
import { Ending, say, wrongUse } from './cli/command.ts';
import { helpText } from './cli/commands/help.ts';
import { commands } from './cli/commands.ts';
import { readSettings } from './cli/read-settings.ts';
import { reexecServer } from './cli/reexec-server.ts';
import { resolveQuickly } from './cli/resolve-quickly.ts';

/** Sets up the memory of a process that has not begun with its work. */
const reexecFor = { cutter: reexecWithLowMemory, server: reexecServer, any: () => {} };
const [name = 'start', ...args] = process.argv.slice(2);
process.exitCode = await main();

async function main(): Promise<number> {
  const entry = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const asksHelp = ['--help', '-h', 'help'].includes(name) || args.includes('--help');
  if (asksHelp) {
    say((await entry?.load())?.usage ?? helpText());
    return 0;
  }
  if (entry === undefined) {
    process.stderr.write(`There is no command ${name}. Known: ${Object.keys(commands).join(', ')}\n`);
    return wrongUse;
  }
  try {
    reexecFor[entry.memory ?? 'any']();
    if (entry.readsSettings) readSettings(process.env);
    resolveQuickly();
    const command = await entry.load();
    return await command.run(args, process.env);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return error instanceof Ending ? error.exitCode : 1;
  }
}
