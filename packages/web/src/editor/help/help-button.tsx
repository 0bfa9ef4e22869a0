import { IconHelp } from '@tabler/icons-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { useEditor } from '../editor-context.ts';
import { t } from '../editor-text.ts';
import { type HelpTopic, helpTopics } from './help-topics.ts';

/** Opens the page of help for what it is in. */
export function HelpButton({ topic }: { topic: HelpTopic }) {
  const { actions } = useEditor();
  return (
    <IconButton
      size="small"
      label={t('help.open', { topic: t(helpTopics[topic]) })}
      icon={<IconHelp size={20} stroke={1.75} aria-hidden="true" />}
      onClick={() => actions.set({ overlay: 'help', helpTopic: topic })}
    />
  );
}
