import { type SuggestedLink, suggestedLinks } from '@tourwright/tour/building';
import type { Tour } from '@tourwright/tour/document';
import { useMemo } from 'react';
import { useEditorStore } from '../editor-store.ts';
import type { EditorStore } from '../open-tour/create-editor-store.ts';
import { buildingFacts } from '../rules/building-facts.ts';
import { isUnusable, sceneStatus } from '../rules/scene-status.ts';
import type { EditorState } from '../state/editor-state.ts';
import { type LinkArrow, linkArrows } from './drawing/link-arrows.ts';

/** The links of a tour as arrows, and those that are suggested. */
export interface MapLinks {
  arrows: readonly LinkArrow[];
  suggested: readonly SuggestedLink[];
}

/** By what a suggestion is known once it was dismissed; ways back are the same proposals as in the picture. */
function keyOf({ fromId, toId, reason }: SuggestedLink): string {
  return `${reason === 'way-back' ? 'link' : reason}/${fromId}/${toId}`;
}

type MapState = Pick<EditorState, 'media' | 'uploads' | 'dismissedProposals'>;

/** What joins the scenes of a tour, and what it may lack as far as nobody said no. Scenes that cannot be shown are left out. */
function mapLinks(tour: Tour, { media, uploads, dismissedProposals }: MapState): MapLinks {
  const usable = new Set(
    tour.scenes
      .filter(({ slug }) => !isUnusable(sceneStatus(media[slug], uploads[slug])))
      .map(({ id }) => id),
  );
  const suggested = suggestedLinks(tour, buildingFacts(media, tour)).filter(
    (link) => !dismissedProposals.includes(keyOf(link)) && usable.has(link.fromId) && usable.has(link.toId),
  );
  return { arrows: linkArrows(tour), suggested };
}

/** The same answer for the panel and the map beside it. */
let latest: { of: readonly unknown[]; links: MapLinks } | null = null;

/** The links of the open tour, and those that it may lack. */
export function useMapLinks(): MapLinks {
  const tour = useEditorStore((state) => state.tour);
  const media = useEditorStore((state) => state.media);
  const uploads = useEditorStore((state) => state.uploads);
  const dismissedProposals = useEditorStore((state) => state.dismissedProposals);
  return useMemo(() => {
    if (!tour) return { arrows: [], suggested: [] };
    const of = [tour, media, uploads, dismissedProposals];
    if (!latest?.of.every((each, index) => each === of[index])) {
      latest = { of, links: mapLinks(tour, { media, uploads, dismissedProposals }) };
    }
    return latest.links;
  }, [tour, media, uploads, dismissedProposals]);
}

/** Hides a suggested link for as long as the tour is open. */
export function dismissSuggestion(store: EditorStore, link: SuggestedLink): void {
  const { dismissedProposals } = store.getState();
  store.setState({ dismissedProposals: [...dismissedProposals, keyOf(link)] });
}
