import type { GalleryPlace as Place } from '@tourwright/api';
import { dayText } from '../../i18n/format.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import styles from './gallery-place.module.css';
import { t } from './gallery-text.ts';
import { useGalleryPlace } from './use-gallery-place.ts';

interface GalleryPlaceProps {
  tourId: string;
  /** Whether visitors can open the tour. */
  isPublished: boolean;
  /** Others see its state. */
  isOwner: boolean;
  onChange?(place: Place): void;
}

/** Whether a tour is in the gallery or was to be, and how its owner asks for that and takes it back. */
export function GalleryPlace({ tourId, isPublished, isOwner, onChange = () => {} }: GalleryPlaceProps) {
  const { place, failure, isBusy, retry, ask, leave } = useGalleryPlace(tourId, onChange);
  if (place === null) return <NoPlace failure={failure} onRetry={retry} />;
  const { state, reason } = place;
  const isWanted = state === 'asked' || state === 'accepted';
  return (
    <div className={styles.place}>
      <p role="status">{textOf(place, isPublished)}</p>
      {reason && (
        <div>
          <p>{t('gallery.reason')}</p>
          <blockquote dir="auto" className={styles.reason}>
            {reason}
          </blockquote>
        </div>
      )}
      {failure && (
        <p role="alert" className={styles.failure}>
          {t('gallery.not-saved', { reason: failure })}
        </p>
      )}
      <div className={styles.acts}>
        {isOwner && isWanted && (
          <Button size="small" loading={isBusy} onClick={() => void leave()}>
            {t(state === 'asked' ? 'gallery.take-back' : 'gallery.take-out')}
          </Button>
        )}
        {isOwner && !isWanted && isPublished && (
          <Button size="small" loading={isBusy} onClick={() => void ask()}>
            {t(state === 'none' ? 'gallery.ask' : 'gallery.ask-again')}
          </Button>
        )}
        {state === 'accepted' && isPublished && (
          <a
            className={buttonClass({ size: 'small', variant: 'quiet' })}
            href="/explore"
            target="_blank"
            rel="noopener"
          >
            {t('gallery.open')}
          </a>
        )}
      </div>
    </div>
  );
}

/** Before the tour's state is known, or where it could not be loaded. */
function NoPlace({ failure, onRetry }: { failure: string | null; onRetry(): void }) {
  return (
    <div className={styles.place}>
      {failure === null ? (
        <p role="status">{t('gallery.loading')}</p>
      ) : (
        <>
          <p role="alert" className={styles.failure}>
            {t('gallery.failed', { reason: failure })}
          </p>
          <Button size="small" onClick={onRetry}>
            {t('gallery.retry')}
          </Button>
        </>
      )}
    </div>
  );
}

function textOf({ state, askedAt, decidedAt }: Place, isPublished: boolean): string {
  if (state === 'none') return t(isPublished ? 'gallery.none' : 'gallery.none-draft');
  if (state === 'accepted' && !isPublished) return t('gallery.accepted-draft');
  return t(`gallery.${state}`, { date: dayText(new Date((state === 'asked' ? askedAt : decidedAt) ?? '')) });
}
