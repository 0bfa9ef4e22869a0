import type { LinkChanges, TourLink } from '@tourwright/api';
import { useRef, useState } from 'react';
import { api } from '../../client/api.ts';
import { logError } from '../../client/log.ts';
import { problemText } from '../../layout/failures/problem-text.ts';
import { useLoaded } from '../../layout/failures/use-loaded.ts';
import { showToast } from '../../ui/overlays/toast.tsx';
import { t } from './share-text.ts';

/** How far the last change has come. */
export type Saving = 'saving' | 'saved' | { failed: string } | null;

/** The links of a tour, and what can be done with them. */
export interface Links {
  /** Null while they come. */
  list: readonly TourLink[] | null;
  /** How often the tour was viewed, by whatever address; null while that comes. */
  views: number | null;
  /** Why there are none. */
  failure: string | null;
  saving: Saving;
  reload(): void;
  /** Makes a link; null where that failed. */
  create(name: string, shows: TourLink['shows']): Promise<TourLink | null>;
  /** Shows at once what is chosen, and keeps it. */
  change(link: TourLink, changes: LinkChanges): Promise<boolean>;
  revoke(link: TourLink): Promise<void>;
  restore(link: TourLink): Promise<void>;
  remove(link: TourLink): Promise<void>;
}

/** The links of a tour. Changes are sent one after the other, as they were made. */
export function useLinks(tourId: string): Links {
  const { value, setValue, failure, reload } = useLoaded<{ items: readonly TourLink[]; views: number }>(
    tourId,
    (signal) => api.listLinks({ params: { id: tourId }, signal }),
  );
  const setList = (next: (now: readonly TourLink[]) => readonly TourLink[]) =>
    setValue((now) => now && { ...now, items: next(now.items) });
  const { saving, inTurn } = useTurns();
  const put = (link: TourLink) => setList((now) => now.map((each) => (each.id === link.id ? link : each)));
  const own = (link: TourLink) => ({ params: { id: tourId, linkId: link.id } });
  const restore = async (link: TourLink) => {
    const restored = await inTurn(() => api.restoreLink(own(link)));
    if (restored) put(restored);
  };
  return {
    list: value?.items ?? null,
    views: value?.views ?? null,
    failure,
    saving,
    reload,
    create: async (name, shows) => {
      const made = await inTurn(() => api.createLink({ params: { id: tourId }, body: { name, shows } }));
      if (made) setList((now) => [...now, made]);
      return made;
    },
    change: async (link, changes) => {
      const { password: _, ...shown } = changes;
      put({ ...link, ...shown } as TourLink);
      const changed = await inTurn(() => api.changeLink({ ...own(link), body: changes }));
      put(changed ?? link);
      return changed !== null;
    },
    restore,
    revoke: async (link) => {
      const revoked = await inTurn(() => api.revokeLink(own(link)));
      if (!revoked) return;
      put(revoked);
      const undo = { label: t('share.undo'), onClick: () => void restore(link) };
      showToast('success', t('share.revoked', { name: link.name }), undo);
    },
    remove: async (link) => {
      if (await inTurn(() => api.deleteLink(own(link))))
        setList((now) => now.filter(({ id }) => id !== link.id));
    },
  };
}

/** Does what is asked of the server in its turn, and tells how far it has come; null where that failed. */
function useTurns() {
  const [saving, setSaving] = useState<Saving>(null);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const inTurn = <T>(work: () => Promise<T>): Promise<T | null> => {
    setSaving('saving');
    const done = last.current.then(work).then(
      (result) => {
        setSaving('saved');
        return result;
      },
      (cause: unknown) => {
        logError('Error saving a link:', cause);
        setSaving({ failed: problemText(cause) });
        return null;
      },
    );
    last.current = done;
    return done;
  };
  return { saving, inTurn };
}
