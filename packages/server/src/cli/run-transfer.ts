import { TransferFault } from '../transfer/transfer-fault.ts';
import { writeFault } from '../transfer/write-report.ts';
import { Ending, say } from './command.ts';

const lacksFiles = 3;

/**
 * The exit code of an import or export, whose outcome it prints as JSON or through `print`. What refuses the whole
 * of it ends the command with 1.
 */
export async function runTransfer<Made extends { lacking: readonly unknown[] }>(
  json: boolean,
  transfer: () => Promise<Made>,
  tell: (made: Made) => void,
): Promise<number> {
  try {
    const made = await transfer();
    if (json) say(JSON.stringify(made, null, 2));
    else tell(made);
    return made.lacking.length > 0 ? lacksFiles : 0;
  } catch (error) {
    if (!(error instanceof TransferFault)) throw error;
    if (json) say(JSON.stringify({ fault: { code: error.code, params: error.params } }, null, 2));
    throw new Ending(1, writeFault(error));
  }
}
