import type { TablerIcon } from '@tabler/icons-react';
import type { Hotspot, HotspotKind, KnownHotspot, Scene, Vector } from '@tourwright/tour/document';
import type { HotspotIconName } from '@tourwright/viewer/hotspots';
import type { ReactNode } from 'react';
import type { TextId } from '../editor-text.ts';
import type { EditorState } from '../state/editor-state.ts';

/** What the fields of a hotspot kind are shown for. */
export interface FieldsProps<Of extends Hotspot = Hotspot> {
  scene: Scene;
  hotspot: Of;
}

/** How hotspots of a kind are added: a tool in the dock, a key, a command. Only for kinds that are whole with it. */
export interface Adding {
  icon: TablerIcon;
  /** While the canvas has the focus. */
  key?: string;
  /** The tool's name in the dock. */
  tool: TextId;
  /** The command's. */
  action: TextId;
  /** What to do with the tool. */
  hint: TextId;
  /** What the button says that places one where the cross is; absent: "Place here". */
  here?: TextId;
  /** The tool stays active after one was placed: one makes several in a row. */
  isKept?: boolean;
  /** What a click does; absent: it adds one at once. */
  place?(state: EditorState, position: Vector): void;
  /** It is an area: each click is one of its corners. */
  isOutline?: boolean;
}

/** All that the editor has to know of one kind of hotspot. */
interface KindOf<Of extends Hotspot> {
  /** The icon of those that name none, in the viewer's set. */
  iconName: HotspotIconName;
  /** Icons that are offered first. */
  icons?: readonly HotspotIconName[];
  name: TextId;
  /** Absent: none are added. */
  adding?: Adding;
  /** What the inspector calls one; absent: by the kind's name. */
  Heading?(props: FieldsProps<Of>): ReactNode;
  /** What it says, shows and leads to, in the inspector. */
  Fields(props: FieldsProps<Of>): ReactNode;
}

/** What a kind of hotspot is in the editor, with that kind's own fields. */
export type EditorKind<Kind extends HotspotKind> = KindOf<KnownHotspot<Kind>>;

/** A kind of hotspot in the editor, whichever it is. */
export type AnyEditorKind = KindOf<Hotspot>;
