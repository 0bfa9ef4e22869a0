/** The rules of a robots.txt for one robot, as RFC 9309 says. */

interface Rule {
  allows: boolean;
  /** Lower-case is kept: paths are compared as they are. */
  path: string;
}

/** What is longer is not read on, as the standard allows from 500 KiB. */
const mostBytes = 512 * 1024;
/** A pattern that costs more to compare means nobody. */
const mostStars = 8;

/** What this robot is called. */
export const robotName = 'TourwrightImport';

/** The text of a robots.txt, as far as it counts. */
export async function readRobots(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > mostBytes) break;
  }
  const text = Buffer.concat(chunks).subarray(0, mostBytes).toString('utf8');
  // Half a line would be another rule.
  return size > mostBytes ? text.slice(0, Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r'), 0)) : text;
}

/** Whether a robots.txt lets the robot of that name ask for a path with its query. */
export function robotsAllow(text: string, robot: string, path: string): boolean {
  let best: Rule | null = null;
  for (const rule of rulesFor(text, robot.toLowerCase())) {
    if (!matches(rule.path, path)) continue;
    const isBetter = best === null || rule.path.length > best.path.length;
    // Of two that say as much, the one that allows.
    if (isBetter || (rule.allows && rule.path.length === best?.path.length)) best = rule;
  }
  return best?.allows ?? true;
}

/** Those of the groups that name the robot; where none does, those for all. */
function rulesFor(text: string, robot: string): Rule[] {
  const [own, all]: [Rule[], Rule[]] = [[], []];
  let [isOwn, isAll, inRules, isNamed] = [false, false, false, false];
  for (const line of text.split(/\r\n|\r|\n/)) {
    const colon = line.indexOf(':');
    const field = line.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    const value = (line.slice(colon + 1).split('#')[0] ?? '').trim();
    if (field === 'user-agent') {
      // The first line after rules begins another group.
      if (inRules) [isOwn, isAll, inRules] = [false, false, false];
      if (value === '*') isAll = true;
      else if (value.toLowerCase() === robot) [isOwn, isNamed] = [true, true];
    } else if (field === 'allow' || field === 'disallow') {
      inRules = true;
      if (value === '') continue;
      const rule = { allows: field === 'allow', path: value };
      if (isOwn) own.push(rule);
      if (isAll) all.push(rule);
    }
  }
  return isNamed ? own : all;
}

/** `*` stands for anything, `$` for the end. */
function matches(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$');
  const parts = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  if (parts.length > mostStars) return false;
  const [first = ''] = parts;
  if (!path.startsWith(first)) return false;
  let at = first.length;
  for (const [index, part] of parts.slice(1).entries()) {
    const isLast = index === parts.length - 2;
    if (isLast && isWhole) return path.length - part.length >= at && path.endsWith(part);
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return !isWhole || at === path.length;
}
