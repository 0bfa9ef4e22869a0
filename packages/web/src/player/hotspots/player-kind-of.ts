import { info } from './info/info.ts';
import type { AnyPlayerKind } from './player-kind.ts';
import { playerKinds } from './player-kinds.ts';

/** What is known of a hotspot's kind; kinds of later versions are taken for infos. */
export function playerKindOf({ kind }: { kind: string }): AnyPlayerKind {
  return playerKinds.of(kind) ?? info;
}
