/**
 * What the editor's store holds, in three scopes, and what the editor does with it. The specification's names for it
 * are in `specified-state.ts`.
 */
import type { ImageInfo } from '@tourwright/api';
import type { Adjustment, Tour, Vector, Video360 } from '@tourwright/tour/document';
import type { Edit } from '@tourwright/tour/edit';
import type { ShownVariants } from '@tourwright/viewer';
import type { OrderState } from '../../client/order-state.ts';
import type { UprightLine } from '../adjust/level/level-lines.ts';
import type { CheckSession, Problem } from '../check/problems/problem.ts';
import type { HelpTopic } from '../help/help-topics.ts';
import type { History, StepName } from '../history.ts';
import type { LinkDraft, UncheckedBacks } from '../linking/link-draft.ts';
import type { PanelName } from '../panels/panel-list.ts';
import type { RecordingState } from '../recording/voice-run.ts';
import type { SaveState } from '../sync/save-state.ts';
import type { CanvasPoint, Guides } from '../tools/tool.ts';
import type { UploadItem } from '../upload/queue/upload-item.ts';
import type { RefusedFile } from '../upload/refused-file.ts';
import type { Derived, Images } from './derived.ts';

/** What became of an edit: taken, or the code of why not. */
export type CommitResult = { ok: true } | { ok: false; code: string };

interface CommitOptions {
  /** What undo calls it, where the edit's own description does not fit. */
  name?: StepName;
  /** Commits in a row with the same key are one step. */
  gesture?: string;
  /** False for what the owner did not do by hand, such as dropping the scene of a photo that was there already. */
  undoable?: boolean;
}

/** A step that was taken back or done again, and what of it was left alone. */
export interface UndoneStep {
  name: StepName;
  leftAlone: string[];
}

/** Where accepted edits go: the sync of the open tour. */
export interface Outlet {
  add(edit: Edit): CommitResult;
}

/** The state that is saved with the tour, and what follows from it. */
export interface DocumentSlice extends Derived {
  tour: Tour | null;
  /** The draft, once it was changed and then found to have the published content again; later ones are other objects. */
  sameAsPublished: Tour | null;
  media: Images;
  /** Fills the editor with a tour; with a scene's id that scene is selected, else the opening one. */
  loadTour(tour: Tour, media: Images, sceneId?: number | null): void;
  /** The tour as the sync has it now. */
  setTour(tour: Tour): void;
  setMedia(media: Images): void;
  setImage(image: ImageInfo): void;
  /** Sends edits there from now on, until the returned function is called; without one they stay in this store. */
  connect(outlet: Outlet): () => void;
  /** Applies an edit at once, sends it, and remembers how to take it back. */
  commit(edit: Edit, options?: CommitOptions): CommitResult;
  /** Takes the last step back; gives its name and what was left alone, or null when there is nothing to undo. */
  undo(): UndoneStep | null;
  redo(): UndoneStep | null;
}

/** A file that has its place in storage. */
export interface Asset {
  name: string;
  slug: string;
}

/** What the specification does with uploaded images and files, each as one edit. */
export interface AssetSlice {
  /** One step for all of them; an image that the tour holds already (the same slug or url) adds no scene. */
  addUploadedScenes(images: readonly (Asset & { film?: Video360 })[], gesture?: string): void;
  addFloorPlan(file: Asset): void;
  addAudio(file: Asset): void;
  addBrochure(file: Asset): void;
  /** Only one logo is kept: this replaces it. Null removes it. */
  setCenterLogo(slug: string | null): void;
  renameImage(id: number | string, name: string): void;
  deleteImage(id: number | string): void;
}

/** What a click on the panorama does: `select` takes hold of things, a kind of hotspot places one. */
type ToolName = string;

/** What is over the editor; one at a time. */
type Overlay = 'palette' | 'keys' | 'share' | 'publish' | 'target' | 'new-tour' | 'versions' | 'help' | null;

/** Which part of a photo's adjustment is open. */
export type AdjustPart = 'level' | 'light' | 'nadir' | 'privacy';

/** How a scene's photo is being adjusted: shown, but not kept yet. */
export interface Adjusting {
  sceneId: number;
  draft: Adjustment;
  part: AdjustPart;
  /** The selected blurred area. */
  regionIndex: number | null;
  /** What is upright in the photo, as far as it was drawn; null: nothing is being drawn. */
  edges: readonly UprightLine[] | null;
  /** Whether a drag on the picture draws a blurred area. */
  drawsBlur: boolean;
  /** What undo and redo go back to while nothing is kept. */
  past: readonly DraftStep[];
  undone: readonly DraftStep[];
}

/** What was chosen before a change or, once that is taken back, after it. */
export interface DraftStep {
  part: AdjustPart;
  draft: Adjustment;
  /** Changes in a row with the same one are one step. */
  gesture: string | null;
  at: number;
}

/** Pictures whose purpose only the user knows, and where they were dropped. */
interface UnclearDrop {
  files: readonly File[];
  position: Vector;
}

/** What the guided tour does on the canvas: it plays, or takes down what its owner does, or says at one stop. */
export type GuideRun =
  /** `since` is when the stop came into sight, as `performance.now`; null on the way there. */
  | { kind: 'play'; stopId: string; since: number | null }
  | (RecordingState & { kind: 'record'; withVoice: boolean; stops: number; stopId?: undefined })
  | (RecordingState & { kind: 'voice'; stopId: string });

/** State of this tab only: what is selected and open. */
export interface SessionSlice {
  selectedSceneId: number | null;
  selectedHotspotId: string | null;
  /** Several hotspots that are selected together; with one alone, `selectedHotspotId` is it. */
  chosenIds: readonly string[];
  /** Scenes that are selected together in the list, beside the open one; fewer than two mean nothing. */
  chosenSceneIds: readonly number[];
  /** Without keys that are held: each press of a card takes its scene to `chosenSceneIds`, or out of them. */
  takesScenes: boolean;
  /** What is pinned onto a surface of the open scene and selected. */
  selectedVideoId: string | null;
  /** The selected one is not shown, so that the user sees what it covers. */
  hidesSurface: boolean;
  /** The product of the tour's list that is open in its panel. */
  selectedProductId: string | null;
  /** Icon and size of the next hotspot; the last choice stays. */
  iconName: string;
  scale: number;
  /** Where a link will be put once its target is chosen: a unit direction. */
  intersectionPoint: Vector | null;
  /** What is chosen for it, and for a link that is to lead elsewhere, before it is done. */
  linkDraft: LinkDraft;
  /** Ways back that the geometry placed and nobody has looked at yet. */
  uncheckedBacks: UncheckedBacks;
  /** The text that is being written and not yet kept. */
  editorText: string;
  isIconModalOpen: boolean;
  /** Whether what the selected hotspot opens is shown as visitors see it. */
  isHotspotPreviewOpen: boolean;
  /** Pictures that were dropped here and may become scenes or hotspots: their owner is asked. */
  unclearDrop: UnclearDrop | null;
  /** Archives that were dropped here, which may hold tours: their owner is asked. */
  archiveDrop: readonly File[] | null;
  tool: ToolName;
  /** The corners of the area that is being drawn, unit directions in their order. */
  corners: readonly Vector[];
  overlay: Overlay;
  /** The page of help that is open. */
  helpTopic: HelpTopic;
  panel: PanelName;
  /** The floor that was chosen last; null: the one of the selected scene. */
  shownPlanId: string | null;
  /** Files that were chosen or dropped as plans, perhaps in place of the one of a floor. */
  planFiles: { files: readonly File[]; replacing: string | null } | null;
  /** The scene whose position on the plan the user is choosing. */
  placingSceneId: number | null;
  /** Where the user looks in a scene beside its plan, degrees: its cone turns along. */
  lookedAlong: { sceneId: number; yaw: number } | null;
  /** Floors whose scenes are folded away in the list, by their plans' ids; `none`: those on no floor. */
  closedFloors: readonly string[];
  /** The scenes that were just added by photos, until the list has brought them into sight. */
  arrivedSceneIds: readonly number[];
  /** The two scenes whose links are selected on the map, by their pair's key. */
  mapPair: string | null;
  /** Which scenes are searched for on the map; empty: none. */
  mapQuery: string;
  /** What was proposed and not wanted, by its evidence. */
  dismissedProposals: readonly string[];
  /** Whether the inspector is out, where it is a drawer. */
  isInspectorOpen: boolean;
  /** The small plan over the picture is shown. */
  isMiniPlanShown: boolean;
  preview: Edit | null;
  /** A view is framed for the cover: the pages that show one make room for the canvas. */
  isFramingCover: boolean;
  /** Whether this browser has a headset. */
  hasHeadset: boolean;
  /** The draft is being walked through in the headset. */
  isInHeadset: boolean;
  adjusting: Adjusting | null;
  /** Space is held: the pointer only looks around. */
  isLooking: boolean;
  /** The frame that selects, while it is drawn: pixels of the canvas. */
  marquee: { from: CanvasPoint; to: CanvasPoint } | null;
  /** The stop of the guided tour that is selected. */
  selectedStopId: string | null;
  guideRun: GuideRun | null;
  /** What a drag has snapped to. */
  guides: Guides | null;
  /** Which of a scene's pictures is on the canvas, by the scene's id; absent: its own. */
  shownVariants: ShownVariants;
  history: History;
  /** Tour Check, open beside the canvas; null while it is not. */
  check: CheckSession | null;
  /** What Tour Check finds now, ignored ones too; null until it has looked for the first time. */
  problems: readonly Problem[] | null;
  /** The text of what was copied last in this tab, where the system's clipboard is closed to it. */
  clipboard: string | null;
  /** The scene whose name is being changed. */
  renamingSceneId: number | null;
  /** The scene whose picture is on the canvas; null while there is none. Behind `selectedSceneId` while that loads. */
  canvasSceneId: number | null;
  selectScene(id: number): void;
  selectHotspot(id: string | null): void;
  /** Selects what is pinned onto a surface, and nothing else. */
  selectVideo(id: string | null): void;
  /** Selects these hotspots of the open scene, and no others. */
  choose(ids: readonly string[]): void;
  setTool(tool: ToolName): void;
  setCorners(corners: readonly Vector[]): void;
  /** Marks where a link will be put, and asks where it leads; null gives the question up. */
  setIntersection(point: Vector | null): void;
}

/** The state of an order, which the editor's preview shows too. */
export type Order = OrderState;

/** State of running requests. */
export interface ProgressSlice extends Order {
  /** Something that the whole screen waits for. */
  isLoading: boolean;
  /** What happened to the tour elsewhere is being fetched. */
  isFetching: boolean;
  /** True until it is clear whether the tour is published, and while it is being published. */
  publishLoading: boolean;
  saveState: SaveState;
  /** Uploads of this tab, by slug. */
  uploads: Readonly<Record<string, UploadItem>>;
  /** The slugs of what another browser is sending right now. */
  arriving: ReadonlySet<string>;
  /** Files that were not taken, the newest first. */
  refusedFiles: readonly RefusedFile[];
  setOrder(order: Partial<Order>): void;
  clearOrder(): void;
  setUpload(item: UploadItem): void;
  removeUpload(slug: string): void;
}

/** All that the editor's store holds. */
export type EditorState = DocumentSlice & AssetSlice & SessionSlice & ProgressSlice;
