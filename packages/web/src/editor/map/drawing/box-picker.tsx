import { useMemo } from 'react';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useEditor } from '../../editor-context.ts';
import { useEditorStore } from '../../editor-store.ts';
import { linkBetween } from '../../linking/link-changes.ts';
import type { LinkTarget, LinkTargets } from '../../linking/picker/link-targets.ts';
import { ScenePicker } from '../../linking/picker/scene-picker.tsx';
import { isUnusable, sceneStatus } from '../../rules/scene-status.ts';
import { connectScenes } from '../connect-scenes.ts';
import styles from '../link-map.module.css';
import { useMapLinks } from '../map-links.ts';
import { m } from '../map-text.ts';

/** Asks which scene another one is linked to, without a pointer: search, arrows, Enter. */
export function BoxPicker({ fromId, onClose }: { fromId: number; onClose(): void }) {
  const { actions } = useEditor();
  const name = useEditorStore(({ tour }) => tour?.scenes.find(({ id }) => id === fromId)?.name ?? '');
  const useFound = (query: string) => useFoundFrom(fromId, query);
  const close = () => {
    onClose();
    // After linking by keyboard the focus returns to the box.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-box="${fromId}"]`)?.focus());
  };
  const pick = (toId: number) => {
    const { withWayBack } = actions.state().linkDraft;
    connectScenes(actions, fromId, toId, withWayBack);
    close();
  };
  return (
    <Dialog open onClose={close} title={m('map.pick-title', { name })}>
      <div className={styles.picker}>
        <ScenePicker isSheet={false} onPick={pick} onClose={close} useFound={useFound} />
      </div>
    </Dialog>
  );
}

/** The scenes whose names hold the words: suggested ones first, those that are linked already last. */
function useFoundFrom(fromId: number, query: string): LinkTargets {
  const tour = useEditorStore((state) => state.tour);
  const media = useEditorStore((state) => state.media);
  const uploads = useEditorStore((state) => state.uploads);
  const { suggested } = useMapLinks();
  return useMemo(() => {
    const from = tour?.scenes.find(({ id }) => id === fromId);
    const words = query.trim().toLocaleLowerCase();
    const reasons = new Map(
      suggested.flatMap(({ fromId: a, toId: b, reason }): [number, LinkTarget['why']][] => {
        if (reason === 'way-back') return a === fromId ? [[b, 'leads-here']] : [];
        return a === fromId ? [[b, 'near']] : b === fromId ? [[a, 'near']] : [];
      }),
    );
    const targets = (tour?.scenes ?? [])
      .filter(
        ({ id, name, slug }) =>
          id !== fromId &&
          name.toLocaleLowerCase().includes(words) &&
          !isUnusable(sceneStatus(media[slug], uploads[slug])),
      )
      .map((scene): LinkTarget => {
        const isLinked = from !== undefined && linkBetween(from, scene.id) !== null;
        return { scene, why: reasons.get(scene.id) ?? (isLinked ? 'linked' : null) };
      });
    const isLikely = ({ scene }: LinkTarget) => reasons.has(scene.id);
    const others = targets.filter((target) => !isLikely(target));
    return {
      likely: targets.filter(isLikely),
      others: others.sort((a, b) => Number(a.why !== null) - Number(b.why !== null)),
    };
  }, [tour, media, uploads, suggested, fromId, query]);
}
