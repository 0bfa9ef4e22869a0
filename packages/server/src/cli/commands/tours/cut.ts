import { CommandError, runCutCommand, usageOf } from '@tourwright/cutter/command';
import { type Command, Ending } from '../../command.ts';

const name = 'tourwright cut';

/** `tourwright cut IN OUT`: what the server does with an upload, from a command line. */
export const cut: Command = {
  usage: usageOf(name),
  async run(args) {
    try {
      return await runCutCommand(args, name);
    } catch (error) {
      throw error instanceof CommandError ? new Ending(error.exitCode, error.message) : error;
    }
  },
};
