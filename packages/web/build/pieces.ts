/**
 * Which modules are in one file. Left alone, the bundler makes a file for every set of screens and late parts that share a
 * module: ninety for the editor's first load and seventy for a visit, most of them an icon, and a browser needs longer to
 * request and link a small file than to read it. A module is put with those that the same screens need; what a module imports
 * is needed by at least as many, so that no two files import each other.
 */
import type { Rolldown } from 'vite';

/** As far as the bundler's knowledge of a module is needed. */
type ModuleInfo = Pick<
  NonNullable<ReturnType<Rolldown.ChunkingContext['getModuleInfo']>>,
  'code' | 'importedIds' | 'dynamicallyImportedIds'
>;
interface Modules {
  getModuleInfo(id: string): ModuleInfo | null;
}

/** Modules by the ends of their paths. */
interface Screens {
  /** Where all of the app starts. */
  entry: string;
  /** What the first load of the editor begins with, beside the entry. */
  editor: readonly string[];
  /** The owner's other screens. */
  owner: readonly string[];
  /** Where a visitor looks around. */
  player: readonly string[];
  /** Pages that people find by searching, and what is around them. */
  site: readonly string[];
}

/**
 * - `editor`: nobody else uses it.
 * - `owner`: the owner's other screens begin with it too.
 * - `edits`: they come to it later.
 * - `viewer`: the player and the editor begin with it, and other pages come to it later.
 * - `stage`: the player and the editor begin with it.
 * - `player`: only the player begins with it.
 * - `icons`: icons with which the editor or the player begins, and that other pages for visitors show.
 * - null: by itself.
 */
type Piece = 'editor' | 'owner' | 'edits' | 'viewer' | 'stage' | 'player' | 'icons' | null;

const icon = /icons-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;
const iconList = /icons-react[\\/]dist[\\/]esm[\\/]tabler-icons-react\.m?js$/;
const gathered = /packages[\\/](web|viewer)[\\/]src[\\/]|icons-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;

/** Names for each module of ours and each icon the file that contains it, or null where the bundler decides. */
export function gatherPieces(screens: Screens): (id: string, context: Modules) => Piece {
  let pieces: Map<string, Piece> | null = null;
  return (id, context) => {
    pieces ??= readPieces(screens, context);
    return pieces.get(id) ?? null;
  };
}

function readPieces(screens: Screens, modules: Modules): Map<string, Piece> {
  const { entry } = screens;
  const known = reach([entry], modules, { isLate: true });
  const find = (end: string) => {
    const found = [...known].find((id) => id.replaceAll('\\', '/').endsWith(end));
    if (found === undefined) throw new Error(`The app has no module ${end}`);
    return found;
  };
  const [editor, owner, player, site] = [
    screens.editor.map(find),
    screens.owner.map(find),
    screens.player.map(find),
    screens.site.map(find),
  ];
  const first = (from: readonly string[]) => reach(from, modules, { isLate: false });
  const later = (from: readonly string[], without: readonly string[]) =>
    reach(from, modules, { isLate: true, without });
  const needs = {
    start: first([entry]),
    site: first(site),
    siteLater: later(site, [...editor, ...owner, ...player]),
    player: first(player),
    visitorsLater: later([entry], [...editor, ...owner]),
    editor: first(editor),
    owner: first(owner),
    ownerLater: later(owner, editor),
  };
  const pieceOf = (id: string): Piece => {
    if (needs.start.has(id)) return null;
    const isFirst = needs.editor.has(id) || needs.player.has(id);
    const isForVisitors = needs.site.has(id) || needs.visitorsLater.has(id);
    if (icon.test(id) && isFirst && isForVisitors) return 'icons';
    if (needs.site.has(id)) return null;
    if (needs.player.has(id)) {
      if (needs.editor.has(id)) return needs.siteLater.has(id) ? 'viewer' : 'stage';
      return needs.siteLater.has(id) || needs.ownerLater.has(id) ? null : 'player';
    }
    if (needs.visitorsLater.has(id) || !needs.editor.has(id)) return null;
    if (needs.owner.has(id)) return 'owner';
    return needs.ownerLater.has(id) ? 'edits' : 'editor';
  };
  return new Map([...known].filter((id) => gathered.test(id)).map((id) => [id, pieceOf(id)]));
}

/** All that modules import, and what that imports; `isLate`: with what is loaded later. */
function reach(
  from: readonly string[],
  modules: Modules,
  { isLate, without = [] }: { isLate: boolean; without?: readonly string[] },
): Set<string> {
  const seen = new Set<string>();
  const open = [...from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id) || without.includes(id)) continue;
    seen.add(id);
    const info = modules.getModuleInfo(id);
    for (const next of info?.importedIds ?? [])
      open.push(...(iconList.test(next) ? iconsIn(info, next) : [next]));
    if (isLate) open.push(...(info?.dynamicallyImportedIds ?? []));
  }
  return seen;
}

/** The files of the icons that a module names: their list imports them all, and the bundler leaves out the others. */
function iconsIn(info: ModuleInfo | null, list: string): string[] {
  const names =
    /import\s*\{([^}]*)\}\s*from\s*["']@tabler\/icons-react["']/.exec(info?.code ?? '')?.[1] ?? '';
  return [...names.matchAll(/\bIcon\w+/g)].map(([name]) =>
    list.replace(/tabler-icons-react(\.m?js)$/, `icons/${name}$1`),
  );
}
