import { type Config, readConfig } from '../config.ts';

/** The configuration, or an error whose message is the one line that the operator gets. */
export function readSettings(env: NodeJS.ProcessEnv): Config {
  const read = readConfig(env);
  if (!read.ok) throw new Error(read.message);
  return read.config;
}
