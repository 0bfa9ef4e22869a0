import { createLog } from '../../../log.ts';
import { migrateDatabase } from '../../../open-services.ts';
import { type Command, say } from '../../command.ts';
import { readSettings } from '../../read-settings.ts';

/** `tourwright migrate`: brings the database up to this version and ends, for those who do that before they deploy. */
export const migrate: Command = {
  async run(_args, env) {
    await migrateDatabase(readSettings(env), createLog());
    say('The database is up to date.');
    return 0;
  },
};
