/** The draft in a headset: viewed as by visitors, and edited by pointing. Every change is a normal edit. */
import type { Vector } from '@tourwright/tour/document';
import { type Viewer, viewerScenes } from '@tourwright/viewer/radians';
import type { VrPlacing } from '@tourwright/viewer/xr';
import { logError } from '../../client/log.ts';
import { enterVr, scenesInVr } from '../../player/vr/enter-vr.ts';
import { linkScenes } from '../linking/picker/link-scenes.ts';
import { linkTargets } from '../linking/picker/link-targets.ts';
import type { EditorStore } from '../open-tour/create-editor-store.ts';
import type { Say } from '../open-tour/tour-toasts.ts';
import { buildingFacts } from '../rules/building-facts.ts';
import { newHotspot } from '../rules/new-hotspot.ts';
import { isUnusable, sceneStatus } from '../rules/scene-status.ts';
import type { EditorState } from '../state/editor-state.ts';
import { newEdit } from '../state/new-edit.ts';
import { h } from './headset-text.ts';

/** What browsers throw where VR is forbidden, nothing can show it, or it is in use. */
const refusals = ['NotAllowedError', 'NotSupportedError', 'InvalidStateError'] as const;

/** What is on the board for a note; scenes are there by their numbers. */
const note = 'note';

/** Resolves when the headset was left, or was not entered and the user knows why. Throws other faults. */
export async function editInHeadset(viewer: Viewer, store: EditorStore, say: Say): Promise<void> {
  const { tour, media } = store.getState();
  if (!tour) return;
  const entering = enterVr(viewer, {
    media,
    scenes: scenesOf(store.getState()),
    products: tour.products,
    brochures: tour.brochures,
    homeSceneId: tour.initialSceneId,
    placing: placingIn(store, say),
  });
  const vr = await entering.catch((cause: unknown) => {
    const refusal = refusalOf(cause);
    if (refusal === null) throw cause;
    logError('The headset could not be entered:', cause);
    say('error', refusal);
  });
  if (!vr) return;
  store.setState({ isInHeadset: true });
  const stops = [
    // Changing scenes in the headset changes the scene in the editor.
    viewer.on('scene', ({ sceneId }) => store.getState().selectScene(sceneId)),
    store.subscribe((now, before) => {
      if (now.shownTour === before.shownTour && now.media === before.media) return;
      vr.setScenes(scenesInVr({ scenes: scenesOf(now), products: now.shownTour?.products }));
    }),
  ];
  try {
    await vr.ended;
  } finally {
    for (const stop of stops) stop();
    store.setState({ isInHeadset: false });
  }
}

/** What to do about what the browser refuses; null for other faults. */
function refusalOf(cause: unknown): string | null {
  const name = cause instanceof DOMException ? cause.name : '';
  const refused = refusals.find((each) => each === name);
  return refused ? h(`headset.${refused}`) : null;
}

function scenesOf({ shownTour, media, shownVariants }: EditorState) {
  return shownTour ? viewerScenes(shownTour, media, shownVariants) : [];
}

/** What can be put where one points, and undo at the user's feet. */
export function placingIn(store: EditorStore, say: Say): VrPlacing {
  return {
    title: h('headset.place'),
    choicesAt: (sceneId, direction) => choicesAt(store.getState(), sceneId, [...direction]),
    place: (sceneId, direction, choiceId) => {
      store.getState().selectScene(sceneId);
      const position: Vector = [...direction];
      if (choiceId === note) placeNote(store.getState(), sceneId, position);
      else linkScenes({ store, say }, Number(choiceId), position);
    },
    menu: [{ label: h('headset.undo'), press: () => void store.getState().undo() }],
  };
}

/** The likeliest scene first, by what is known of the building. */
function choicesAt({ tour, media, uploads }: EditorState, fromId: number, position: Vector) {
  if (!tour) return [];
  const isUsable = (slug: string) => !isUnusable(sceneStatus(media[slug], uploads[slug]));
  const facts = buildingFacts(media, tour);
  const { likely, others } = linkTargets(tour, { fromId, position }, { query: '', isUsable, facts });
  const links = [...likely, ...others].map(({ scene: { id, name } }) => ({
    id: String(id),
    name: h('headset.link', { name }),
  }));
  return [{ id: note, name: h('headset.note') }, ...links];
}

/** Its words are written at the desk: Tour Check reminds of it until then. */
function placeNote(state: EditorState, sceneId: number, position: Vector): void {
  const hotspot = newHotspot('info', position, state);
  const isPlaced = state.commit(newEdit({ kind: 'hotspot.add', sceneId, hotspot })).ok;
  if (isPlaced) state.selectHotspot(hotspot.id);
}
