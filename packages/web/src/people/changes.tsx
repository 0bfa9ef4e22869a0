import type { PersonChange } from '@tourwright/api';
import { dayText, listText, timeText } from '../i18n/format.ts';
import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './people.module.css';
import { t } from './people-text.ts';
import { useChanges } from './use-people.ts';

/** Who changed what in the user's tours, out of their edits. */
export function Changes({ userId }: { userId: string }) {
  const list = useChanges(userId);
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section className={styles.changes} aria-labelledby="changes">
      <h2 id="changes">{t('changes.title')}</h2>
      {list.isPending && <Skeleton className={styles.line} />}
      {list.isError && !list.data && (
        <Button loading={list.isFetching} onClick={() => void list.refetch()}>
          {t('people.try-again')}
        </Button>
      )}
      {list.data && items.length === 0 && <p className={styles.quiet}>{t('changes.none')}</p>}
      <ul>
        {items.map((change) => (
          <li key={`${change.at} ${change.tour.id} ${change.userId}`}>
            <p>{textOf(change, userId)}</p>
            <p className={styles.quiet}>{listText(areasOf(change))}</p>
            <time dateTime={change.at} className={styles.quiet}>
              {dayText(new Date(change.at))} {timeText(new Date(change.at))}
            </time>
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button size="small" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('changes.more')}
        </Button>
      )}
    </section>
  );
}

function textOf({ count, name, tour, userId: by }: PersonChange, userId: string): string {
  const title = tour.title || t('people.untitled');
  if (by === userId) return t('changes.you', { count, tour: title });
  return t('changes.text', { count, name: name || t('changes.somebody'), tour: title });
}

/** The first words of the kinds of edits that have a word here. */
const known = [
  'scene',
  'hotspot',
  'video',
  'floorPlan',
  'plan',
  'audio',
  'logo',
  'brochure',
  'tour',
] as const;

/** In words, each once; edits of rare kinds are other things. */
function areasOf({ areas }: PersonChange): string[] {
  const words = areas.map((area) => {
    const name = known.find((each) => each === area) ?? 'other';
    return t(`area.${name}`);
  });
  return [...new Set(words)];
}
