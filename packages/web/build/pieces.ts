/**
 * Which modules of the owner's screens lie in one file. Left alone, the bundler makes a file for every set of screens and late
 * parts that share a module: for the editor's first load more than a hundred, each compressed for itself. Pages for visitors
 * keep their own: nothing that one of them may load, at once or later, is gathered here.
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

interface Screens {
  /** Where all of the app starts. */
  entry: string;
  /** What the first load of the editor begins with, beside the entry. */
  editor: readonly string[];
  /** The owner's other screens. */
  others: readonly string[];
}

type Piece = 'editor' | 'owner' | null;

const iconList = /icons-react[\\/]dist[\\/]esm[\\/]tabler-icons-react\.m?js$/;
const gathered = /packages[\\/]web[\\/]src[\\/]|icons-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;

/**
 * Returns for each module of the app and each icon whether it belongs to the chunk of the editor (nobody else uses
 * it), of the owner's
 * screens (others of them use it), or by itself (visitors may need it, or the editor needs it later). Screens are given by the
 * ends of their paths.
 */
export function gatherOwnerPieces(screens: Screens): (id: string, context: Modules) => Piece {
  let pieces: Map<string, Piece> | null = null;
  return (id, context) => {
    pieces ??= readPieces(screens, context);
    return pieces.get(id) ?? null;
  };
}

function readPieces({ entry, editor, others }: Screens, modules: Modules): Map<string, Piece> {
  const known = reach([entry], modules, { isLate: true });
  const find = (end: string) => {
    const found = [...known].find((id) => id.replaceAll('\\', '/').endsWith(end));
    if (found === undefined) throw new Error(`The app has no module ${end}`);
    return found;
  };
  const editorIds = editor.map(find);
  const otherIds = others.map(find);
  const first = reach([entry, ...editorIds], modules, { isLate: false });
  const ofOthers = reach(otherIds, modules, { isLate: true, without: editorIds });
  const ofVisitors = reach([entry], modules, { isLate: true, without: [...editorIds, ...otherIds] });
  const own = [...first].filter((id) => gathered.test(id) && !ofVisitors.has(id));
  return new Map(own.map((id) => [id, ofOthers.has(id) ? 'owner' : 'editor']));
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
