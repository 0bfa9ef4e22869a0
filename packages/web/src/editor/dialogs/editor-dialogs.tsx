import { Suspense, useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { lazyPart } from '../../client/loading/lazy-part.ts';
import { prefetchedPart } from '../../client/loading/prefetched-part.tsx';
import { useEditorStore } from '../editor-store.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import { specified } from '../state/specified-state.ts';
import { useTypedAhead } from './use-typed-ahead.ts';

/** Fetched ahead, so that they open at once. */
const CommandPalette = prefetchedPart(async () => (await import('./command-palette.tsx')).CommandPalette);
const PublishDialog = prefetchedPart(async () => (await import('./publish-dialog.tsx')).PublishDialog);
const KeysDialog = prefetchedPart(async () => (await import('./keys-dialog.tsx')).KeysDialog);
const UnclearDropDialog = prefetchedPart(
  async () => (await import('./unclear-drop-dialog.tsx')).UnclearDropDialog,
);
const NewTourDialog = prefetchedPart(
  async () => (await import('../../new-tour/new-tour-dialog.tsx')).NewTourDialog,
);

const VersionsPage = lazyPart(async () => (await import('../versions/versions-page.tsx')).VersionsPage);

const ArchiveDropDialog = lazyPart(async () => (await import('./archive-drop-dialog.tsx')).ArchiveDropDialog);

const ShareScreen = lazyPart(async () => (await import('../share/share-screen.tsx')).ShareScreen);

const HelpDialog = prefetchedPart(async () => (await import('../help/help-dialog.tsx')).HelpDialog);

/** What is over the editor; one at a time. */
export function EditorDialogs() {
  const overlay = useEditorStore((state) => state.overlay);
  const archives = useEditorStore((state) => state.archiveDrop);
  const helpTopic = useEditorStore((state) => state.helpTopic);
  const { store, userId } = useOpenTour();
  const isCreatingTour = useEditorStore(specified.isCreateTourModalOpen);
  const navigate = useNavigate();
  const close = useCallback(() => store.setState({ overlay: null, intersectionPoint: null }), [store]);
  const hasPalette = useOnceTrue(overlay === 'palette');
  const hasKeys = useOnceTrue(overlay === 'keys');
  const hasNewTour = useOnceTrue(isCreatingTour);
  const isUnclear = useEditorStore(({ unclearDrop }) => unclearDrop !== null);
  const typed = useTypedAhead(overlay === 'palette');
  useEarlyEscape(close);
  return (
    <>
      {hasPalette && <CommandPalette isOpen={overlay === 'palette'} typed={typed} onClose={close} />}
      {hasKeys && <KeysDialog isOpen={overlay === 'keys'} onClose={close} />}
      {hasNewTour && (
        <NewTourDialog
          open={isCreatingTour}
          userId={userId}
          onClose={close}
          onCreated={(id) => navigate(`/editor?tourId=${encodeURIComponent(id)}`)}
        />
      )}
      {isUnclear && <UnclearDropDialog />}
      {archives && (
        <Suspense fallback={null}>
          <ArchiveDropDialog files={archives} />
        </Suspense>
      )}
      {overlay === 'share' && (
        <Suspense fallback={null}>
          <ShareScreen onClose={close} />
        </Suspense>
      )}
      {overlay === 'versions' && (
        <Suspense fallback={null}>
          <VersionsPage onClose={close} />
        </Suspense>
      )}
      {overlay === 'help' && <HelpDialog topic={helpTopic} onClose={close} />}
      {overlay === 'publish' && <PublishDialog onClose={close} />}
    </>
  );
}

/** True from the first time on: a dialog that was open once stays, to close as it opened. */
function useOnceTrue(value: boolean): boolean {
  const [wasTrue, setTrue] = useState(value);
  if (value && !wasTrue) setTrue(true);
  return value || wasTrue;
}

/** Escape closes a dialog that has only just come and does not listen yet, too. */
function useEarlyEscape(close: () => void): void {
  const { store } = useOpenTour();
  useEffect(() => {
    const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
      const { overlay, intersectionPoint } = store.getState();
      const isOpen = overlay !== null || intersectionPoint !== null;
      // What is inside an open dialog may have taken the key for itself; one that is closing took it for nobody.
      const isTaken = defaultPrevented && document.activeElement?.closest('[role="dialog"][data-open]');
      if (key === 'Escape' && !isTaken && isOpen) close();
    };
    // After everybody else.
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [store, close]);
}
