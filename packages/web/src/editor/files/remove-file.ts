import type { Tour } from '@tourwright/tour/document';
import { applyEdit, type Edit } from '@tourwright/tour/edit';
import { namedSlugs } from '@tourwright/tour/rules';
import { api } from '../../client/api.ts';
import { listText } from '../../i18n/format.ts';
import { problemText } from '../../layout/failures/problem-text.ts';
import type { ActionContext } from '../actions/action.ts';
import { offerUndo } from '../actions/scene-actions.ts';
import { t as editorText } from '../editor-text.ts';
import { removeScene } from '../rules/remove-scene.ts';
import { filePlaces } from '../rules/tour-files.ts';
import { batchOf, newEdit } from '../state/new-edit.ts';
import { erasedAt, fileBin, putInBin, takeFromBin } from './file-bin.ts';
import { f } from './files-text.ts';
import { placeName } from './place-name.ts';
import type { TourFile } from './tour-file-list.ts';

type Context = Pick<ActionContext, 'state' | 'say' | 'undo'>;

/** Empties every place that names a file, as one step; a scene goes with its photo. The file itself stays, so that undo brings all back. */
export function takeOut(context: Context, { slug, name, places }: TourFile): void {
  const { tour, commit } = context.state();
  const edit = tour && withoutFile(tour, slug);
  if (!edit || !commit(edit, { name: { id: 'edit.files.remove', values: { name } } }).ok) return;
  const names = listText([...new Set(places.map(placeName))]);
  offerUndo(context, 'info', f('files.removed', { name, places: names }));
}

/** One place after the other: what goes with a scene is not there any more for the next. */
function withoutFile(tour: Tour, slug: string): Edit | null {
  const edits: Edit[] = [];
  let current = tour;
  for (;;) {
    const place = filePlaces(current).find((each) => each.slug === slug);
    if (!place) return batchOf(edits);
    const isScene = place.kind === 'photo' && place.scene;
    const edit = isScene ? removeScene(current, isScene.id) : newEdit(place.remove());
    const outcome = applyEdit(current, edit);
    if (!outcome.ok) return null;
    edits.push(edit);
    current = outcome.tour;
  }
}

/** Puts a file that nothing uses into the bin; the toast brings it back. */
export function deleteFile(context: Context, file: TourFile): void {
  const { slug, name } = file;
  const { tour } = context.state();
  if (!tour || namedSlugs(tour).has(slug)) return;
  putInBin(tour.id, slug, Date.now());
  const onClick = () => restoreFile(context, file);
  context.say('info', f('files.in-bin', { name }), { label: editorText('action.undo'), onClick });
}

/** Takes a file out of the bin. */
export function restoreFile({ state }: Pick<Context, 'state'>, { slug }: TourFile): void {
  const { tour } = state();
  if (tour) takeFromBin(tour.id, slug);
}

/**
 * Deletes for good what has been in the bin for too long to be restored, as far as visitors do not see it. What the tour uses again
 * leaves the bin: should it be taken out once more, its 30 days begin when it is deleted then.
 */
export async function eraseOverdue(context: Context, files: readonly TourFile[]): Promise<void> {
  const { tour } = context.state();
  if (!tour) return;
  const used = namedSlugs(tour);
  for (const slug of Object.keys(fileBin(tour.id))) if (used.has(slug)) takeFromBin(tour.id, slug);
  const bin = fileBin(tour.id);
  const isOverdue = ({ slug }: TourFile) => {
    const deletedAt = bin[slug];
    return deletedAt !== undefined && erasedAt(deletedAt).getTime() <= Date.now();
  };
  const silent = { ...context, say: () => undefined };
  for (const file of files.filter(isOverdue)) await deleteForGood(silent, file);
}

/** Deletes a file that nothing uses from the server, unless visitors see it in what is published. True when it is gone. */
export async function deleteForGood(context: Context, { slug, name }: TourFile): Promise<boolean> {
  const { tour } = context.state();
  if (!tour || namedSlugs(tour).has(slug)) return false;
  try {
    const version = tour.published_version;
    if (version !== null) {
      const published = await api.getVersion({ params: { id: tour.id, version } });
      if (namedSlugs(published.tour).has(slug)) {
        context.say('warn', f('files.still-shown', { name }));
        return false;
      }
    }
    await api.deleteImage({ query: { slug } });
  } catch (cause) {
    context.say('error', f('files.not-deleted', { name, reason: problemText(cause) }));
    return false;
  }
  takeFromBin(tour.id, slug);
  const { media, setMedia } = context.state();
  const { [slug]: _, ...others } = media;
  setMedia(others);
  context.say('success', f('files.deleted', { name }));
  return true;
}
