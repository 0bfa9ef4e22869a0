import type { ListedBrandKit, NamedBrandKit } from '@tourwright/api';
import type { Tour } from '@tourwright/tour/document';
import { useEffect, useState } from 'react';
import { api } from '../../client/api.ts';
import { newId } from '../../client/new-id.ts';
import { problemText } from '../../layout/failures/problem-text.ts';
import { offerUndo } from '../actions/scene-actions.ts';
import { useEditor } from '../editor-context.ts';
import { t as editorText } from '../editor-text.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import { t } from './brand-text.ts';
import { brandOf, kitNameOf, kitOf, nearestKit } from './kit.ts';
import { setBrandFields } from './set-brand.ts';

/** A kit under another name; what is in it stays. */
type Renamed = Pick<NamedBrandKit, 'id' | 'name'>;

/** What is under way with the kits. */
type KitWork = 'use' | 'save';

/** The kits of the account, the one that this tour follows, and what is done with them. Logos come when a kit is used. */
export interface Kits {
  kits: readonly ListedBrandKit[];
  /** Null: the tour follows none. */
  current: ListedBrandKit | null;
  busy: KitWork | null;
  /** Takes a kit over into the tour, as one step. */
  use(kit: ListedBrandKit): Promise<void>;
  /** Keeps the tour's brand in place of what the kit was. */
  save(kit: ListedBrandKit): Promise<void>;
  saveAs(name: string): Promise<void>;
  rename(kit: ListedBrandKit, name: string): Promise<void>;
  remove(kit: ListedBrandKit): Promise<void>;
}

/** The brand kits of the user; null until they have come. */
export function useKits(tour: Tour): Kits | null {
  const { tourId, userId, store, say } = useOpenTour();
  const { actions } = useEditor();
  const [kits, setKits] = useStoredKits(userId);
  const [chosenId, setChosen] = useState<string | null>(null);
  const { busy, during } = useWork(say);
  if (kits === null) return null;
  const read = ({ id }: ListedBrandKit) => api.getBrandKit({ params: { id: userId, kitId: id } });
  const keep = async ({ id, ...body }: Renamed | NamedBrandKit) => {
    const kept = await api.keepBrandKit({ params: { id: userId, kitId: id }, body });
    setKits((all) => {
      const others = all ?? [];
      return others.some((each) => each.id === id)
        ? others.map((each) => (each.id === id ? kept : each))
        : [...others, kept];
    });
  };
  const putBack = (kit: NamedBrandKit) => ({
    label: editorText('action.undo'),
    onClick: () => void during('save', () => keep(kit)),
  });
  const current = kits.find(({ id }) => id === chosenId) ?? nearestKit(tour, kits);
  return {
    kits,
    current,
    busy,
    use: (kit) =>
      during('use', async () => {
        const { values, images } = await brandOf((await read(kit)).kit, tourId);
        for (const image of images) store.getState().setImage(image);
        setBrandFields(store, values, 'brand.kit');
        setChosen(kit.id);
        offerUndo(actions, 'success', t('brand.kit-used', { name: kitNameOf(kit) }));
      }),
    save: (kit) =>
      during('save', async () => {
        const before = await read(kit);
        await keep({ ...before, kit: await kitOf(tour, store.getState().media) });
        setChosen(kit.id);
        say('success', t('brand.kit-saved', { name: kitNameOf(kit) }), putBack(before));
      }),
    saveAs: (name) =>
      during('save', async () => {
        const kit = { id: newId(), name, kit: await kitOf(tour, store.getState().media) };
        await keep(kit);
        setChosen(kit.id);
        say('success', t('brand.kit-saved', { name }));
      }),
    rename: (kit, name) => during('save', () => keep({ id: kit.id, name })),
    remove: (kit) =>
      during('save', async () => {
        const before = await read(kit);
        await api.deleteBrandKit({ params: { id: userId, kitId: kit.id } });
        setKits((all) => all?.filter(({ id }) => id !== kit.id) ?? null);
        say('info', t('brand.kit-deleted', { name: kitNameOf(kit) }), putBack(before));
      }),
  };
}

/** The kits as the server has them, null until they have come, and what changes them here. */
function useStoredKits(userId: string) {
  const [kits, setKits] = useState<readonly ListedBrandKit[] | null>(null);
  useEffect(() => {
    const closing = new AbortController();
    api.listBrandKits({ params: { id: userId }, signal: closing.signal }).then(
      (found) => setKits(found.kits),
      () => undefined,
    );
    return () => closing.abort();
  }, [userId]);
  return [kits, setKits] as const;
}

/** Work with the kits, one after the other; why it failed is said. */
function useWork(say: ReturnType<typeof useOpenTour>['say']) {
  const [busy, setBusy] = useState<KitWork | null>(null);
  const during = async (what: KitWork, work: () => Promise<void>) => {
    setBusy(what);
    try {
      await work();
    } catch (cause) {
      say('error', problemText(cause));
    } finally {
      setBusy(null);
    }
  };
  return { busy, during };
}
