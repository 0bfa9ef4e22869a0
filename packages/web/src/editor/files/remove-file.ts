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
export async function deleteFile(context: Context, file: TourFile): Promise<void> {
  const { slug, name } = file;
  const { tour } = context.state();
  if (!tour || namedSlugs(tour).has(slug) || !(await putIntoBin(context, file, true))) return;
  const onClick = () => void restoreFile(context, file);
  context.say('info', f('files.in-bin', { name }), { label: editorText('action.undo'), onClick });
}

/** Takes a file out of the bin. */
export async function restoreFile(context: Context, file: TourFile): Promise<void> {
  await putIntoBin(context, file, false);
}

/** Puts a file into the bin of its tour, which all members see, or takes it out. True when that is done; else the reason is reported. */
async function putIntoBin(context: Context, { slug, name }: TourFile, deleted: boolean): Promise<boolean> {
  const { tour, setImage } = context.state();
  if (!tour) return false;
  try {
    setImage(await api.binImage({ params: { id: tour.id }, body: { slug, deleted } }));
    return true;
  } catch (cause) {
    const reason = problemText(cause);
    context.say('error', f(deleted ? 'files.not-deleted' : 'files.not-restored', { name, reason }));
    return false;
  }
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
  const { media, setMedia } = context.state();
  const { [slug]: _, ...others } = media;
  setMedia(others);
  context.say('success', f('files.deleted', { name }));
  return true;
}
