/** Describes the changes of a tour: several of one sort in a line, and each by itself. */

import type { ChangeGroup, TourChange } from '@tourwright/tour/changes';
import { degrees, wrapAngle, yawPitchOf } from '@tourwright/tour/sphere';
import { plainListText } from '../../../i18n/format.ts';
import { isTextId, t as ofEditor } from '../../editor-text.ts';
import { isVersionsText, t, type VersionsTextId } from '../versions-text.ts';

type Group = Omit<ChangeGroup, 'thing' | 'sort'> & { thing: string; sort: string };

/** A line that says the first few, and how many more there are. */
export function groupsText(groups: readonly Group[]): string {
  if (groups.length === 0) return t('versions.unchanged');
  const most = 3;
  const said = groups.slice(0, groups.length > most ? most - 1 : most).map(groupText);
  const more = groups.slice(said.length).reduce((sum, { count }) => sum + count, 0);
  const parts = more > 0 ? [...said, t('versions.more', { count: more })] : said;
  return plainListText(parts);
}

/** "3 hotspots moved in Kitchen". */
function groupText({ thing, sort, count, kind, sceneName, name }: Group): string {
  if (thing === 'tour') return fieldText(name);
  if (sort === 'order') return plain(`one.order.${thing}`, 'group.order');
  if (thing === 'scene' && count === 1 && name !== '') return sceneText(sort, name, '');
  const things = t(wordsFor(`things.${kind}`, wordsFor(`things.${thing}`, 'things.hotspot')), { count });
  const scene = thing === 'scene' ? null : sceneName;
  if (scene !== null && isVersionsText(`group.${sort}-in`))
    return t(`group.${sort}-in` as 'group.added-in', { things, scene });
  return t(wordsFor(`group.${sort}`, 'group.changed') as 'group.added', { things });
}

/** "Info “Oven” moved 34° to the right". */
export function changeText(change: TourChange): string {
  const { thing, sort, name, formerName = '', kind } = change;
  if (thing === 'tour') return fieldText(change.id);
  if (sort === 'order') return plain(`one.order.${thing}`, 'group.order');
  if (thing === 'scene') return sceneText(sort, name, formerName);
  const ofKind = thing === 'hotspot' ? kindText(kind) : plain(`what.${thing}`, 'what.file');
  const what = name === '' ? ofKind : t('what.named', { kind: ofKind, name });
  if (sort === 'moved') return movedText(change, what);
  return t(wordsFor(`one.${sort}`, 'one.changed') as 'one.added', { what });
}

function sceneText(sort: string, name: string, formerName: string): string {
  const what = t('what.named', { kind: t('what.scene'), name });
  if (sort === 'renamed' && formerName !== '') return t('one.renamed', { former: formerName, name });
  if (sort === 'renamed') return t('group.renamed', { things: what });
  if (sort === 'photo') return t('one.photo', { name });
  if (sort === 'adjusted') return t('one.adjusted', { name });
  if (sort === 'view') return t('one.view', { name });
  return t(wordsFor(`one.${sort}`, 'one.changed') as 'one.added', { what });
}

/** Where to and how far, by the larger of turn and tilt. */
function movedText({ from, to }: TourChange, what: string): string {
  if (!from || !to) return t('one.moved', { what });
  const [old, fresh] = [yawPitchOf(from), yawPitchOf(to)];
  const yaw = Math.round(degrees(wrapAngle(fresh.yaw - old.yaw)));
  const pitch = Math.round(degrees(fresh.pitch - old.pitch));
  if (yaw === 0 && pitch === 0) return t('one.moved', { what });
  const values = (angle: number) => ({ what, degrees: Math.abs(angle) });
  if (Math.abs(yaw) >= Math.abs(pitch)) return t(yaw > 0 ? 'one.moved-right' : 'one.moved-left', values(yaw));
  return t(pitch > 0 ? 'one.moved-up' : 'one.moved-down', values(pitch));
}

function kindText(kind: string | undefined): string {
  const id = `kind.${kind}`;
  return ofEditor(isTextId(id) ? (id as 'kind.unknown') : 'kind.unknown');
}

function fieldText(field: string): string {
  return plain(`field.${field}`, 'field.other');
}

function plain(id: string, otherwise: VersionsTextId): string {
  return t(wordsFor(id, otherwise) as 'group.order');
}

/** A newer release may know things and sorts that this one has no words for. */
function wordsFor<Otherwise extends VersionsTextId>(id: string, otherwise: Otherwise): Otherwise {
  return (isVersionsText(id) ? id : otherwise) as Otherwise;
}
