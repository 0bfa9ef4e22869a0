import type { TablerIcon } from '@tabler/icons-react';
import type { SceneView } from '@tourwright/tour/document';
import type { TextId } from '../editor-text.ts';
import type { EditorStore } from '../open-tour/create-editor-store.ts';
import type { Say } from '../open-tour/tour-toasts.ts';
import type { EditorState } from '../state/editor-state.ts';

/** What can be chosen besides photos: for the open scene, or for the whole tour. */
export type MediaChoice = 'film' | 'sound' | 'tour-sound';

/** What actions may use. */
export interface ActionContext {
  store: EditorStore;
  say: Say;
  /** The store as it is now. */
  state(): EditorState;
  set(change: Partial<EditorState>): void;
  /** Where the canvas looks now, degrees. */
  view(): SceneView;
  /** Looks at a direction, degrees. */
  lookTo(view: { yaw: number; pitch: number }): void;
  /** The direction in the middle of the canvas. */
  centre(): [number, number, number] | null;
  /** Puts a hotspot of a kind at a direction of the open scene, as its kind does. */
  place(kind: string, direction: [number, number, number]): void;
  choosePhotos(): void;
  chooseMedia(choice: MediaChoice): void;
  openPreview(): void;
  /** Goes into the headset with the draft. */
  enterHeadset(): void;
  goToTours(): void;
  /** Announces to screen readers, and in a toast, what undo left unchanged. */
  undo(): void;
  redo(): void;
}

/** The group under which the command list shows an action. */
export type ActionGroup = 'add' | 'edit' | 'scene' | 'tour' | 'help';

/** One thing that the editor can do. Menus, palette, keys and the sheet of keys read nothing else. */
export interface Action {
  id: string;
  label: TextId;
  /** Other words by which the palette finds it. */
  alsoCalled?: TextId;
  group: ActionGroup;
  icon: TablerIcon;
  /** Key names as `readKey` reads them, the shown one first: `Mod+z`, `Shift+ArrowLeft`, `l`. */
  keys?: readonly string[];
  /** `canvas`: the keys act only while the canvas has focus. Single letters always belong there. */
  scope?: 'anywhere' | 'canvas';
  /** The browser answers its keys itself, by an event that the editor listens to. */
  isBrowserKey?: boolean;
  /** Left out of the palette, which has no use for it: the arrow keys, say. */
  isKeyOnly?: boolean;
  isEnabled?(state: EditorState): boolean;
  run(context: ActionContext): void;
}
