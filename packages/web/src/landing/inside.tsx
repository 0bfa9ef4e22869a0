import {
  IconAccessible,
  IconCloudCheck,
  IconFrame,
  IconInfoCircle,
  IconServer,
  IconZoomIn,
} from '@tabler/icons-react';
import { classNames } from '../ui/class-names.ts';
import styles from './inside.module.css';
import page from './landing-page.module.css';
import { t } from './landing-text.ts';

const items = [
  { id: 'sharp', Icon: IconZoomIn },
  { id: 'details', Icon: IconInfoCircle },
  { id: 'kept', Icon: IconCloudCheck },
  { id: 'everyone', Icon: IconAccessible },
  { id: 'embed', Icon: IconFrame },
  { id: 'yours', Icon: IconServer },
] as const;

/** What a tour brings. Only what is there is named here. */
export function Inside() {
  return (
    <section className={page.section}>
      <div className={classNames(page.wrap, page.beside)}>
        <h2 className={classNames('display', page.smallTitle)}>{t('inside.title')}</h2>
        <ul className={styles.items}>
          {items.map(({ id, Icon }) => (
            <li key={id}>
              <Icon size={24} stroke={1.75} aria-hidden="true" />
              <b>{t(`inside.${id}`)}</b>
              <span>{t(`inside.${id}-text`)}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
