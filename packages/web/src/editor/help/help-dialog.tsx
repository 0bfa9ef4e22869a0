import { IconChevronRight } from '@tabler/icons-react';
import { createText } from '../../i18n/create-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { t as ofEditor } from '../editor-text.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import styles from './help-dialog.module.css';
import { type HelpTopic, helpTopics, topicNames } from './help-topics.ts';
import type { en } from './messages.en.ts';
import * as english from './messages.en.ts?lingui';

const t = createText<typeof en>(english);

type TextOf<Topic extends HelpTopic> = Extract<keyof typeof en, `help.${Topic}.${number}`>;

/** What is said of each topic: the compiler misses a topic without words. */
const texts: { readonly [Topic in HelpTopic]: readonly [TextOf<Topic>, ...TextOf<Topic>[]] } = {
  scenes: ['help.scenes.1', 'help.scenes.2', 'help.scenes.3', 'help.scenes.4', 'help.scenes.5'],
  hotspots: ['help.hotspots.1', 'help.hotspots.2', 'help.hotspots.3', 'help.hotspots.4', 'help.hotspots.5'],
  plans: ['help.plans.1', 'help.plans.2', 'help.plans.3', 'help.plans.4'],
  map: ['help.map.1', 'help.map.2', 'help.map.3'],
  details: ['help.details.1', 'help.details.2', 'help.details.3'],
  visit: ['help.visit.1', 'help.visit.2'],
  guide: ['help.guide.1', 'help.guide.2', 'help.guide.3'],
  products: ['help.products.1', 'help.products.2'],
  brand: ['help.brand.1', 'help.brand.2', 'help.brand.3', 'help.brand.4'],
  files: ['help.files.1', 'help.files.2'],
  check: ['help.check.1', 'help.check.2', 'help.check.3'],
  publish: ['help.publish.1', 'help.publish.2', 'help.publish.3'],
  keyboard: ['help.keyboard.1', 'help.keyboard.2', 'help.keyboard.3'],
};

/** One page of help at the side of the editor, which stays in sight, and the way to the others. */
export function HelpDialog({ topic, onClose }: { topic: HelpTopic; onClose(): void }) {
  const { store } = useOpenTour();
  const others = topicNames.filter((name) => name !== topic);
  return (
    <Dialog open onClose={onClose} side="end" title={t('help.title', { topic: ofEditor(helpTopics[topic]) })}>
      <ul className={styles.texts}>
        {texts[topic].map((id) => (
          <li key={id}>{t(id)}</li>
        ))}
      </ul>
      <nav className={styles.others} aria-label={t('help.others')}>
        <h3>{t('help.others')}</h3>
        {others.map((name) => (
          <Button
            key={name}
            variant="quiet"
            size="small"
            icon={<IconChevronRight size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => store.setState({ helpTopic: name })}
          >
            {ofEditor(helpTopics[name])}
          </Button>
        ))}
      </nav>
    </Dialog>
  );
}
