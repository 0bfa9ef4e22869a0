import { IconCommand, IconHelp, IconKeyboard } from '@tabler/icons-react';
import { type HelpTopic, topicNames } from '../help/help-topics.ts';
import type { Action } from './action.ts';

/** Help is searched as commands are: a page of it for each topic. */
const pageActions = topicNames.map(
  (topic: HelpTopic): Action => ({
    id: `help-${topic}`,
    label: `help.about.${topic}`,
    group: 'help',
    icon: IconHelp,
    run: ({ set }) => set({ overlay: 'help', helpTopic: topic }),
  }),
);

/** What one asks the editor itself. */
export const helpActions: readonly Action[] = [
  {
    id: 'palette',
    label: 'action.palette',
    group: 'help',
    icon: IconCommand,
    keys: ['Mod+k'],
    run: ({ set }) => set({ overlay: 'palette' }),
  },
  {
    id: 'keys',
    label: 'action.keys',
    alsoCalled: 'action.keys-also',
    group: 'help',
    icon: IconKeyboard,
    keys: ['?'],
    run: ({ set }) => set({ overlay: 'keys' }),
  },
  {
    id: 'help',
    label: 'action.help',
    group: 'help',
    icon: IconHelp,
    keys: ['F1'],
    run: ({ state, set }) => set({ overlay: 'help', helpTopic: state().check ? 'check' : state().panel }),
  },
  ...pageActions,
];
