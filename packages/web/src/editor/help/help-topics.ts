/** The topics of help: each panel, and actions on the whole tour. The texts are in `help-dialog.tsx`. */
import type { TextId } from '../editor-text.ts';
import type { PanelName } from '../panels/panel-list.ts';

/** Topics by their names, in the order of the rail: a line here is a page of help and a command. */
export const helpTopics = {
  scenes: 'rail.scenes',
  hotspots: 'rail.hotspots',
  plans: 'rail.plans',
  map: 'action.map-panel',
  details: 'rail.details',
  visit: 'rail.visit',
  guide: 'rail.guide',
  products: 'rail.products',
  brand: 'rail.brand',
  files: 'rail.files',
  check: 'check.title',
  publish: 'action.publish',
  keyboard: 'action.keys',
} as const satisfies Record<PanelName | 'check' | 'publish' | 'keyboard', TextId>;

/** A topic of the editor's help. */
export type HelpTopic = keyof typeof helpTopics;

/** The names of the topics, in their order. */
export const topicNames = Object.keys(helpTopics) as HelpTopic[];
