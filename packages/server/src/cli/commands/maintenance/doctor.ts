import { parseArgs, styleText } from 'node:util';
import { type Config, readConfig } from '../../../config.ts';
import { fail, type HealthState } from '../../../health/finding.ts';
import { type HealthReport, runChecks } from '../../../health/run-checks.ts';
import { sayFinding } from '../../../health/say-finding.ts';
import { createLog } from '../../../log.ts';
import { openHealthParts } from '../../../startup/open-health-parts.ts';
import { missingOf, openChecks } from '../../../wiring/open-checks.ts';
import { type Command, readArguments, say } from '../../command.ts';

const usage = `Usage: tourwright doctor [--json] [--all]

Looks at this server, which may run or be stopped: the machine, the disk, the database, files, mail, the address that people
use with its proxy and certificate, jobs, backups. Of each it says whether all is well, and if not what to do. Give it
the settings that the server has. Nothing is changed.

  --json   all findings as JSON
  --all    also say what is well (as it does when all is)

Ends with 0; with 1 when something does not work, with 2 when it is called wrongly.`;

const signs: Record<HealthState, { sign: string; colour: 'green' | 'yellow' | 'red' | 'gray' }> = {
  ok: { sign: '✓', colour: 'green' },
  warn: { sign: '!', colour: 'yellow' },
  fail: { sign: '✗', colour: 'red' },
  skipped: { sign: '-', colour: 'gray' },
};
const indent = '    ';

/** `tourwright doctor`: whether all is well, and what to do where it is not. */
export const doctor: Command = {
  usage,
  async run(args, env) {
    const { json, all } = argumentsOf(args);
    const read = readConfig(env);
    const report = read.ok ? await examine(read.config) : unreadable(read.message);
    if (json) say(JSON.stringify(asData(report), null, 2));
    else tell(report, all);
    return report.counts.fail > 0 ? 1 : 0;
  },
};

async function examine(config: Config): Promise<HealthReport> {
  // Problems of parts are reported by their checks.
  const parts = await openHealthParts(config, createLog({ write: () => {} }));
  try {
    return await runChecks(openChecks(parts), { missing: missingOf(parts), clock: parts.clock });
  } finally {
    await parts.close();
  }
}

/** With settings that cannot be read nothing else can be looked at. */
function unreadable(reason: string): HealthReport {
  return {
    checkedAt: new Date(),
    counts: { ok: 0, warn: 0, fail: 1, skipped: 0 },
    findings: [{ id: 'settings', ...fail('settings.wrong', { reason }) }],
  };
}

function asData({ checkedAt, counts, findings }: HealthReport): object {
  return {
    checkedAt,
    counts,
    checks: findings.map((finding) => ({ ...finding, ...sayFinding(finding, 'en') })),
  };
}

function tell({ counts, findings }: HealthReport, all: boolean): void {
  const isWell = counts.warn + counts.fail === 0;
  for (const finding of findings) {
    if (finding.state === 'skipped' || (finding.state === 'ok' && !all && !isWell)) continue;
    const { title, message, advice } = sayFinding(finding, 'en');
    sayLine(finding.state, title, message);
    if (finding.state === 'ok' && !all) continue;
    if (advice !== null) say(`${indent}${plain(advice)}`);
    if (finding.command !== null) say(`${indent}${styleText('cyan', plain(finding.command))}`);
  }
  tellSkipped(findings);
  const { ok, warn, skipped } = counts;
  const rest = skipped === 0 ? '' : `, ${skipped} left out`;
  say(`${ok} well, ${warn} to look at, ${counts.fail} wrong${rest}.`);
}

/** Those that were left out for the same reason, in one line. */
function tellSkipped(findings: HealthReport['findings']): void {
  const said = findings
    .filter(({ state }) => state === 'skipped')
    .map((finding) => sayFinding(finding, 'en'));
  for (const message of new Set(said.map((each) => each.message))) {
    const those = said.filter((each) => each.message === message);
    sayLine('skipped', those.map(({ title }) => title).join(', '), message);
    const advice = those[0]?.advice ?? null;
    if (advice !== null) say(`${indent}${plain(advice)}`);
  }
}

function sayLine(state: HealthState, title: string, message: string): void {
  const { sign, colour } = signs[state];
  say(`${styleText(colour, `${sign} ${title}`)}: ${plain(message)}`);
}

/** What others answered may hold what moves a terminal's cursor. */
function plain(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ');
}

function argumentsOf(args: string[]): { json: boolean; all: boolean } {
  return readArguments(usage, () => {
    const options = {
      json: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
    } as const;
    return parseArgs({ args, options }).values;
  });
}
