import { Suspense, useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { lazyPart } from '../../client/lazy-part.ts';
import { NewTourDialog } from '../../new-tour/new-tour-dialog.tsx';
import { useEditorStore } from '../editor-store.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import { specified } from '../state/specified-state.ts';
import { CommandPalette } from './command-palette.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { UnclearDropDialog } from './unclear-drop-dialog.tsx';

const VersionsPage = lazyPart(async () => (await import('../versions/versions-page.tsx')).VersionsPage);

const ArchiveDropDialog = lazyPart(async () => (await import('./archive-drop-dialog.tsx')).ArchiveDropDialog);

const ShareScreen = lazyPart(async () => (await import('../share/share-screen.tsx')).ShareScreen);

const HelpDialog = lazyPart(async () => (await import('../help/help-dialog.tsx')).HelpDialog);

/** What lies over the editor; one at a time. */
export function EditorDialogs() {
  const overlay = useEditorStore((state) => state.overlay);
  const archives = useEditorStore((state) => state.archiveDrop);
  const helpTopic = useEditorStore((state) => state.helpTopic);
  const { store, userId } = useOpenTour();
  const isCreatingTour = useEditorStore(specified.isCreateTourModalOpen);
  const navigate = useNavigate();
  const close = useCallback(() => store.setState({ overlay: null, intersectionPoint: null }), [store]);
  useEarlyEscape(close);
  return (
    <>
      <CommandPalette isOpen={overlay === 'palette'} onClose={close} />
      <KeysDialog isOpen={overlay === 'keys'} onClose={close} />
      <NewTourDialog
        open={isCreatingTour}
        userId={userId}
        onClose={close}
        onCreated={(id) => navigate(`/editor?tourId=${encodeURIComponent(id)}`)}
      />
      <UnclearDropDialog />
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
      {overlay === 'help' && (
        <Suspense fallback={null}>
          <HelpDialog topic={helpTopic} onClose={close} />
        </Suspense>
      )}
      {overlay === 'publish' && <PublishDialog onClose={close} />}
    </>
  );
}

/** Escape closes a dialog that has only just come and does not listen yet, too. */
function useEarlyEscape(close: () => void): void {
  const { store } = useOpenTour();
  useEffect(() => {
    const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
      const { overlay, intersectionPoint } = store.getState();
      const isOpen = overlay !== null || intersectionPoint !== null;
      // What lies inside an open dialog may have taken the key for itself; one that is closing took it for nobody.
      const isTaken = defaultPrevented && document.activeElement?.closest('[role="dialog"][data-open]');
      if (key === 'Escape' && !isTaken && isOpen) close();
    };
    // After everybody else.
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [store, close]);
}
