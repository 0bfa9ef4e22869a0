#!/usr/bin/env -S node --conditions=@tourwright/source
import { type Command, say } from './cli/command.ts';
import { cut } from './cli/cut.ts';
import { helpText } from './cli/help.ts';
import { migrate } from './cli/migrate.ts';
import { start } from './cli/start.ts';

const commands: Record<string, Command> = { start, migrate, cut };

const [name = 'start', ...args] = process.argv.slice(2);
process.exitCode = await main();

async function main(): Promise<number> {
  if (['--help', '-h', 'help'].includes(name) || args.includes('--help')) {
    say((Object.hasOwn(commands, name) && commands[name]?.usage) || helpText(commands));
    return 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    process.stderr.write(`There is no command ${name}. Known: ${Object.keys(commands).join(', ')}\n`);
    return 2;
  }
  try {
    return await command.run(args, process.env);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}
