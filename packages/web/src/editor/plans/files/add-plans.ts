/** Files that become floor plans, or replace the image of one. */
import type { FloorPlan } from '@tourwright/tour/document';
import { newId } from '../../../client/new-id.ts';
import { t } from '../../editor-text.ts';
import type { OpenTour } from '../../open-tour/open-tour.ts';
import { type Change, newEdit } from '../../state/new-edit.ts';
import { hashInWorker } from '../../upload/queue/hash-in-worker.ts';
import { sceneName } from '../../upload/reading/scene-name.ts';

/** Adds a floor for each file, as one step, and shows the first of them. A plan that the tour has is not added again. */
export async function addPlans(openTour: OpenTour, files: readonly File[]): Promise<void> {
  const fresh = await withoutKnown(openTour, files);
  if (fresh.length === 0) return;
  const { store, attached } = openTour;
  await attached.take('plan', fresh, (taken) => {
    const plans = taken.map(({ slug, name }) => ({ id: newId(), name: sceneName(name) ?? name, slug }));
    const [first, ...rest] = plans.map((file): Change => ({ kind: 'file.add', list: 'floorPlans', file }));
    if (!first) return false;
    const values = { count: String(plans.length), name: plans[0]?.name ?? '' };
    const { ok } = store
      .getState()
      .commit(newEdit(first, ...rest), { name: { id: 'edit.plan.add', values } });
    if (ok) store.setState({ shownPlanId: plans[0]?.id ?? null });
    return ok;
  });
}

/** Gives a floor another picture; its pins stay where they are. */
export async function replacePlan(openTour: OpenTour, plan: FloorPlan, file: File): Promise<void> {
  const [fresh] = await withoutKnown(openTour, [file]);
  if (!fresh) return;
  await openTour.attached.take('plan', [fresh], ([taken]) => {
    if (!taken) return false;
    const change = { kind: 'file.set', list: 'floorPlans', fileId: plan.id, field: 'slug' } as const;
    const name = { id: 'edit.plan.replace', values: { name: plan.name } };
    return openTour.store.getState().commit(newEdit({ ...change, value: taken.slug }), { name }).ok;
  });
}

/** The files whose content no floor has yet; of the others it is said, and their floor is shown. */
async function withoutKnown({ store, say }: OpenTour, files: readonly File[]): Promise<File[]> {
  const fresh: File[] = [];
  for (const file of files) {
    const sha256 = await hashOf(file);
    const { tour, media } = store.getState();
    const known = tour?.floorPlans.find(({ slug }) => sha256 !== null && media[slug]?.sha256 === sha256);
    if (!known) {
      fresh.push(file);
      continue;
    }
    store.setState({ shownPlanId: known.id });
    say('info', t('plan.duplicate', { fileName: file.name, name: known.name }));
  }
  return fresh;
}

/** Null for a file that cannot be read, whose check reports why. */
async function hashOf(file: File): Promise<string | null> {
  return hashInWorker(file, () => {}, new AbortController().signal).catch(() => null);
}
