import { IconArrowUp, IconCheck, IconCopy } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { buttonClass } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import page from './landing-page.module.css';
import { t } from './landing-text.ts';
import doorway from './pictures/doorway.webp';
import hall from './pictures/room-hall.webp';
import kitchen from './pictures/room-kitchen.webp';
import living from './pictures/room-living.webp';
import styles from './steps.module.css';

/** How a tour is made, in three pictures of the interface. The pictures repeat the words, so they are only seen. */
export function Steps() {
  return (
    <section className={page.section} id="how" tabIndex={-1}>
      <div className={page.wrap}>
        <div className={page.head}>
          <h2 className={classNames('display', page.title)}>{t('steps.title')}</h2>
          <p className={page.lead}>{t('steps.text')}</p>
        </div>
        <ol className={styles.steps}>
          <Step number={1} title={t('steps.add')} text={t('steps.add-text')} picture={<Uploads />} />
          <Step number={2} title={t('steps.join')} text={t('steps.join-text')} picture={<Joining />} />
          <Step number={3} title={t('steps.send')} text={t('steps.send-text')} picture={<Sharing />} />
        </ol>
      </div>
    </section>
  );
}

interface StepProps {
  number: number;
  title: string;
  text: string;
  picture: ReactNode;
}

function Step({ number, title, text, picture }: StepProps) {
  return (
    <li className={styles.step}>
      <div className={styles.picture} aria-hidden="true">
        {picture}
      </div>
      <p className={classNames(styles.number, 'numbers')} aria-hidden="true">
        {number}
      </p>
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  );
}

function Uploads() {
  return (
    <div className={styles.uploads} data-theme="dark">
      <div className={styles.upload}>
        <img src={living} alt="" width={320} height={180} loading="lazy" />
        <span>
          <b>{t('steps.room-living')}</b>
          <small>{t('steps.ready')}</small>
        </span>
        <IconCheck size={20} stroke={1.75} />
      </div>
      <div className={styles.upload}>
        <img src={kitchen} alt="" width={320} height={180} loading="lazy" />
        <span>
          <b>{t('steps.room-kitchen')}</b>
          <small>{t('steps.ready')}</small>
        </span>
        <IconCheck size={20} stroke={1.75} />
      </div>
      <div className={styles.upload}>
        <img src={hall} alt="" width={320} height={180} loading="lazy" />
        <span>
          <b>{t('steps.room-hall')}</b>
          <small className="numbers">{t('steps.progress')}</small>
          <span className={styles.progress}>
            <span />
          </span>
        </span>
      </div>
    </div>
  );
}

function Joining() {
  return (
    <>
      <img src={doorway} alt="" width={1200} height={675} loading="lazy" className={styles.fill} />
      <span className={styles.hotspot}>
        <IconArrowUp size={18} stroke={1.75} />
      </span>
      <div className={classNames('glass', styles.popup)}>
        <div>
          <img src={hall} alt="" width={320} height={180} loading="lazy" />
          <b>{t('steps.goes-to')}</b>
        </div>
        <div>
          <IconCheck size={18} stroke={1.75} />
          {t('steps.way-back')}
        </div>
      </div>
    </>
  );
}

function Sharing() {
  return (
    <div className={styles.sharing}>
      <div className={styles.shared}>
        <b>{t('steps.live')}</b>
        <div className={styles.link}>
          <span className="ellipsis">{t('steps.link')}</span>
          <span className={buttonClass({ variant: 'solid', size: 'small' })}>
            <IconCopy size={16} stroke={1.75} />
            {t('steps.copy')}
          </span>
        </div>
      </div>
    </div>
  );
}
