import { IconEye } from '@tabler/icons-react';
import type { Lead } from '@tourwright/api';
import { tourSlug } from '@tourwright/tour/rules';
import { languageName } from '../i18n/language-name.ts';
import { wholeMomentText } from '../i18n/moment-text.ts';
import { buttonClass } from '../ui/button.tsx';
import styles from './leads.module.css';
import { t } from './leads-text.ts';
import { useScenePicture } from './use-scene-picture.ts';

/** Where a message was written: the tour, the scene and the way there, and what was agreed to. */
export function LeadSource({ lead }: { lead: Lead }) {
  const { tourId, tourTitle, path, createdAt, locale, consent } = lead;
  const picture = useScenePicture(lead);
  return (
    <aside className={styles.source}>
      <div className={styles.card}>
        {picture && <img className={styles.scene} src={picture} alt="" loading="lazy" />}
        <b>{path.find(({ id }) => id === lead.sceneId)?.name ?? tourTitle}</b>
        <span>{tourTitle}</span>
        {tourId === null ? (
          <span>{t('lead.tour-gone')}</span>
        ) : (
          <a
            className={buttonClass({ variant: 'line', size: 'small' })}
            href={viewOf(lead, tourId)}
            target="_blank"
            rel="noopener"
          >
            <IconEye size={18} stroke={1.75} aria-hidden="true" />
            {t('lead.open-view')}
          </a>
        )}
      </div>
      {path.length > 0 && (
        <div>
          <h3>{t('lead.path')}</h3>
          <ol className={styles.path}>
            {path.map(({ name }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a scene may be visited twice, and nothing moves
              <li key={index}>{index === path.length - 1 ? t('lead.path-here', { scene: name }) : name}</li>
            ))}
          </ol>
        </div>
      )}
      <dl className={styles.facts}>
        <dt>{t('lead.received')}</dt>
        <dd className="numbers">{wholeMomentText(createdAt)}</dd>
        <dt>{t('lead.language')}</dt>
        <dd>{languageName(locale) ?? locale}</dd>
        <dt>{t('lead.consent')}</dt>
        <dd dir="auto">{consent}</dd>
      </dl>
    </aside>
  );
}

/** The address of what the visitor saw. */
function viewOf({ tourTitle, sceneId, view }: Lead, tourId: string): string {
  const query = new URLSearchParams({ tourId });
  if (sceneId !== null) query.set('scene', String(sceneId));
  if (view)
    for (const [name, value] of Object.entries(view)) query.set(name, String(Math.round(value * 10) / 10));
  return `/preview/${tourSlug(tourTitle)}?${query}`;
}
