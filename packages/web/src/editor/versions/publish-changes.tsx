import { changesBetween } from '@tourwright/tour/changes';
import { useMemo, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useEditor } from '../editor-context.ts';
import { useEditorStore } from '../editor-store.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import { ChangeSign } from './comparison/change-sign.tsx';
import { signOf } from './comparison/change-signs.ts';
import { changeText } from './comparison/change-text.ts';
import { creditText } from './credit-text.ts';
import { keyOf } from './key-of.ts';
import styles from './publish-changes.module.css';
import { PublishPlan } from './publish-plan.tsx';
import { useCredits, useVersionContent } from './use-versions.ts';
import { t } from './versions-text.ts';

/** More are a list of their own, in the versions. */
const most = 6;

/** Before publishing: what visitors will find otherwise than they do now, and whether it shall wait for a date. */
export function PublishChanges() {
  const publishedVersion = useEditorStore(({ tour }) => tour?.published_version ?? null);
  return (
    <div className={styles.parts}>
      {publishedVersion !== null && <SincePublish version={publishedVersion} />}
      <PublishPlan />
    </div>
  );
}

function SincePublish({ version }: { version: number }) {
  const { tourId } = useOpenTour();
  const { actions } = useEditor();
  const tour = useEditorStore((state) => state.tour);
  const [failure, setFailure] = useState<string | null>(null);
  const published = useVersionContent(tourId, version, setFailure);
  const credits = useCredits(tourId, { from: version, to: null, draft: tour?.version ?? 0 });
  const changes = useMemo(
    () => (published && tour ? changesBetween(published.tour, tour) : null),
    [published, tour],
  );
  if (failure !== null) return <p className={styles.quiet}>{t('since.failed', { reason: failure })}</p>;
  if (changes === null) return <p className={styles.quiet}>{t('since.loading')}</p>;
  return (
    <section>
      <h3>{t('since.heading', { count: changes.length })}</h3>
      <ul className={styles.list}>
        {changes.slice(0, most).map((change) => {
          const credit = credits.get(keyOf(change));
          return (
            <li key={keyOf(change)}>
              <ChangeSign sign={signOf(change.sort)} />
              <span>{changeText(change)}</span>
              {change.thing !== 'scene' && change.sceneName !== '' && (
                <span className={styles.where}>{change.sceneName}</span>
              )}
              {credit && <span className={styles.credit}>{creditText(credit)}</span>}
            </li>
          );
        })}
      </ul>
      {changes.length > 0 && (
        <Button variant="quiet" size="small" onClick={() => actions.set({ overlay: 'versions' })}>
          {changes.length > most ? t('since.all', { count: changes.length }) : t('since.compare')}
        </Button>
      )}
    </section>
  );
}
