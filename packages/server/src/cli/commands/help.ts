import { settings } from '../../settings/settings.ts';
import { commands } from '../commands.ts';

/** What `--help` prints: the commands, and every variable with its meaning and default. */
export function helpText(): string {
  const column = Math.max(...Object.keys(settings).map((name) => name.length)) + 2;
  const line = (name: string, words: string) => `  ${name.padEnd(column)}${words}`;
  return [
    'Tourwright: build 360-degree virtual tours and let visitors walk through them.',
    '',
    'Usage: tourwright <command>',
    '',
    ...Object.entries(commands).map(([name, { summary }]) => line(name, summary)),
    '',
    'Variables:',
    ...Object.entries(settings).map(([name, { meaning, default: otherwise }]) =>
      line(name, `${meaning} (unset: ${otherwise})`),
    ),
  ].join('\n');
}
