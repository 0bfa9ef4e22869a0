import { addressWords } from './words/address.en.ts';
import { backupWords } from './words/backups.en.ts';
import { featureWords } from './words/features.en.ts';
import { machineWords } from './words/machine.en.ts';
import { storeWords } from './words/stores.en.ts';

/** What checks look at (`title.…`), what they find, and what to do about it (`….do`). */
export const en = {
  'needs.database': 'The database does not answer, so this could not be looked at.',
  'needs.storage': 'The files cannot be reached, so this could not be looked at.',
  'needs.server': 'No server runs, so this could not be looked at.',
  'needs.address': 'PUBLIC_URL does not lead to this server, so this could not be looked at.',
  'check.slow': 'This took longer than {timeoutMs}.',
  'check.slow.do': 'Run it again when the machine is less busy.',
  'check.broke': 'This could not be looked at: {reason}',
  'check.broke.do': 'Please report it with this line.',
  ...machineWords,
  ...storeWords,
  ...addressWords,
  ...featureWords,
  ...backupWords,
} as const;
