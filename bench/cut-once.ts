/** `node bench/cut-once.ts IN OUT`: the command `cut` without the rest of the server, whose loading is not its time. */
import { cut } from '../packages/server/src/cli/commands/cut.ts';

process.exitCode = await cut.run([...process.argv.slice(2), '--quiet'], process.env);
