import { parseArgs } from 'node:util';
import { checkTour, type Finding } from '@tourwright/tour/check';
import { createTexts } from '../../../i18n/create-texts.ts';
import { type Command, readArguments, say } from '../../command.ts';
import { readCheckedTour } from '../../read-checked-tour.ts';
import { findingWords } from './check-messages.en.ts';

const usage = `Usage: tourwright check FILE|URL [--json]

Says what is wrong in a tour: in a file (a document of Tourwright, Pannellum, Marzipano, krpano or Photo Sphere Viewer), or
behind the address of a published one. These are the rules of Tour Check; those that need the photos themselves or other pages
of the web say nothing here.

  --json        the findings as JSON

Ends with 0; with 1 when something should be fixed first, with 2 when there is no tour or it is called wrongly.`;

const headings = { error: 'Fix first', warning: 'Should be fixed', notice: 'Could be better' };

/** `tourwright check FILE|URL`: Tour Check from a command line. */
export const check: Command = {
  usage,
  async run(args) {
    const { source, json } = argumentsOf(args);
    const tour = await readCheckedTour(source);
    const findings = checkTour(tour);
    if (json) say(JSON.stringify(findings.map(asData), null, 2));
    else say(textOf(findings));
    return findings.some(({ severity }) => severity === 'error') ? 1 : 0;
  },
};

function argumentsOf(args: string[]): { source: string; json: boolean } {
  return readArguments(usage, () => {
    const options = { json: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const [source, ...others] = positionals;
    if (source === undefined || others.length > 0) throw new Error('One file or address is checked');
    return { source, json: values.json };
  });
}

function asData({ fix, ...finding }: Finding): object {
  return { ...finding, hasFix: fix !== undefined };
}

function textOf(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'Nothing is wrong.';
  const words = createTexts(findingWords)('en') as (id: string, values: object) => string;
  return (['error', 'warning', 'notice'] as const)
    .flatMap((severity) => {
      const these = findings.filter((finding) => finding.severity === severity);
      if (these.length === 0) return [];
      // A name may hold what moves a terminal's cursor.
      const lines = these.map(({ rule, params }) => `  ${words(rule, params)}`.replace(/\p{Cc}/gu, ' '));
      return [`${headings[severity]}: ${these.length}`, ...lines];
    })
    .join('\n');
}
