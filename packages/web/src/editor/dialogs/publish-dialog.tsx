import { Suspense, useState } from 'react';
import { api } from '../../client/api.ts';
import { lazyPart } from '../../client/loading/lazy-part.ts';
import { logError } from '../../client/log.ts';
import { copyText } from '../../layout/copy-text.ts';
import { problemText } from '../../layout/failures/problem-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { showToast } from '../../ui/overlays/toast.tsx';
import { ProblemSummary } from '../check/problems/problem-summary.tsx';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import { keepFocus } from '../panels/keep-focus.ts';
import { visitorLink } from '../session/tour-addresses.ts';
import styles from './publish-dialog.module.css';

const PublishChanges = lazyPart(async () => (await import('../versions/publish-changes.tsx')).PublishChanges);

type Progress =
  | { kind: 'asking' }
  | { kind: 'saving' }
  | { kind: 'publishing' }
  | { kind: 'failed'; reason: string };

/** What visitors will see and what is worth a look first. Errors block, warnings do not. */
export function PublishDialog({ onClose }: { onClose(): void }) {
  const tour = useEditorStore((state) => state.tour);
  const problems = useEditorStore((state) => state.problems);
  const scenes = tour?.scenes.length ?? 0;
  const checks = problems?.filter(({ isIgnored }) => !isIgnored).length;
  const { progress, publish } = usePublishing(onClose);
  const isBlocked = problems?.some((problem) => problem.isBlocking) ?? true;
  const isBusy = progress.kind === 'saving' || progress.kind === 'publishing';

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('publish.title', { name: tour?.name ?? t('tour.untitled') })}
      description={
        checks === undefined ? t('publish.checking', { scenes }) : t('publish.text', { scenes, checks })
      }
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('publish.not-yet')}
          </Button>
          <Button variant="primary" disabled={isBlocked} loading={isBusy} onClick={() => void publish()}>
            {progress.kind === 'saving'
              ? t('publish.saving')
              : isBusy
                ? t('publish.running')
                : t('publish.now')}
          </Button>
        </>
      }
    >
      <div className={styles.checks}>
        <ProblemSummary />
      </div>
      <Suspense fallback={null}>
        <PublishChanges />
      </Suspense>
      {problems && isBlocked && <p className={styles.blocked}>{t('publish.blocked')}</p>}
      {progress.kind === 'failed' && (
        <p className={styles.failed} role="alert">
          {t('publish.failed', { reason: progress.reason })}
        </p>
      )}
    </Dialog>
  );
}

/** Saves what is not saved yet, then publishes the tour. */
function usePublishing(onDone: () => void) {
  const openTour = useOpenTour();
  const { store } = openTour;
  const [progress, setProgress] = useState<Progress>({ kind: 'asking' });
  const publish = async () => {
    store.setState({ publishLoading: true });
    setProgress({ kind: 'saving' });
    try {
      if (!(await openTour.flush())) {
        setProgress({ kind: 'failed', reason: t('publish.unsaved') });
        return;
      }
      setProgress({ kind: 'publishing' });
      openTour.adopt(await api.publishTour({ params: { id: openTour.tourId } }));
      onDone();
      // The button that led here has nothing to do any more.
      setTimeout(keepFocus, 100);
      showToast('success', t('publish.done'), {
        label: t('publish.copy-link'),
        onClick: () => void copyText(visitorLink(openTour.tourId)),
      });
    } catch (cause) {
      logError('Error publishing tour:', cause);
      setProgress({ kind: 'failed', reason: problemText(cause) });
    } finally {
      store.setState({ publishLoading: false });
    }
  };
  return { progress, publish };
}
