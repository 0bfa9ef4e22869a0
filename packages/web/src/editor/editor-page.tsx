import { IconEye, IconMapOff } from '@tabler/icons-react';
import { openingView } from '@tourwright/tour/rules';
import { degrees, yawPitchOf } from '@tourwright/tour/sphere';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { api } from '../client/api.ts';
import { prefetchedPart } from '../client/loading/prefetched-part.tsx';
import { logError } from '../client/log.ts';
import { useSession } from '../client/session/session.ts';
import { problemText } from '../layout/failures/problem-text.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import styles from './editor-page.module.css';
import { EditorScreen } from './editor-screen.tsx';
import { EditorSkeleton } from './editor-skeleton.tsx';
import { t } from './editor-text.ts';
import { type OpenTour, openTour } from './open-tour/open-tour.ts';
import { OpenTourContext } from './open-tour/open-tour-context.ts';
import { rememberedPlace, rememberedSelected, rememberPlace } from './session/remembered-place.ts';

const NewTourDialog = prefetchedPart(
  async () => (await import('../new-tour/new-tour-dialog.tsx')).NewTourDialog,
);

/** `/editor` and `/create-tour`: the tour of `tourId`, else the newest one, else a new one. */
export function EditorPage() {
  const [search] = useSearchParams();
  const session = useSession();
  const tourId = search.get('tourId');
  if (session.status !== 'logged-in') return <EditorSkeleton />;
  if (!tourId) return <TourChoice userId={session.user.id} />;
  const scene = search.get('scene');
  const wanted = { sceneId: scene === null ? null : Number(scene), hotspotId: search.get('hotspot') };
  const key = `${tourId} ${scene} ${wanted.hotspotId}`;
  return <TourPlace key={key} tourId={tourId} userId={session.user.id} {...wanted} />;
}

type Opened =
  | { kind: 'opening' }
  | { kind: 'open'; openTour: OpenTour }
  | { kind: 'missing' }
  | { kind: 'read-only' }
  | { kind: 'failed'; reason: string };

interface TourPlaceProps {
  tourId: string;
  userId: string;
  /** What the address asks to show; null: where the user was. */
  sceneId: number | null;
  hotspotId: string | null;
}

/** Where a tour is opened, and closed when one leaves. */
function TourPlace({ tourId, userId, sceneId: wantedId, hotspotId }: TourPlaceProps) {
  const [opened, setOpened] = useState<Opened>({ kind: 'opening' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it again
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const sceneId = wantedId ?? rememberedPlace(tourId)?.sceneId ?? null;
    setOpened({ kind: 'opening' });
    openTour({ tourId, userId, sceneId, signal }).then(
      (next) => {
        if (signal.aborted) return;
        if (next === 'read-only') return setOpened({ kind: 'read-only' });
        if (next && hotspotId !== null) takeInHand(next, hotspotId);
        else if (next && wantedId === null) selectRemembered(next);
        setOpened(next ? { kind: 'open', openTour: next } : { kind: 'missing' });
      },
      (cause: unknown) => {
        if (!signal.aborted) setOpened({ kind: 'failed', reason: problemText(cause) });
      },
    );
    return () => leaving.abort();
  }, [tourId, userId, wantedId, hotspotId, attempt]);

  if (opened.kind === 'opening') return <EditorSkeleton />;
  if (opened.kind === 'open') {
    return (
      <OpenTourContext value={opened.openTour}>
        <EditorScreen />
      </OpenTourContext>
    );
  }
  if (opened.kind === 'read-only') return <ReadOnly tourId={tourId} />;
  const isMissing = opened.kind === 'missing';
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <EmptyState
        level={1}
        icon={<IconMapOff size={32} stroke={1.75} />}
        title={isMissing ? t('open.missing') : t('open.failed')}
        action={
          isMissing ? (
            <ButtonLink variant="primary" to="/dashboard/myTour">
              {t('open.to-tours')}
            </ButtonLink>
          ) : (
            <Button variant="primary" onClick={() => setAttempt((count) => count + 1)}>
              {t('open.try-again')}
            </Button>
          )
        }
      >
        {isMissing ? t('open.missing-text') : opened.kind === 'failed' ? opened.reason : ''}
      </EmptyState>
    </main>
  );
}

/** What a user sees who may look at the tour and not change it. */
function ReadOnly({ tourId }: Pick<TourPlaceProps, 'tourId'>) {
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <EmptyState
        level={1}
        icon={<IconEye size={32} stroke={1.75} />}
        title={t('open.read-only')}
        action={
          <ButtonLink variant="primary" to={`/welcome/${encodeURIComponent(tourId)}`}>
            {t('open.look')}
          </ButtonLink>
        }
      >
        {t('open.read-only-text')}
      </EmptyState>
    </main>
  );
}

/** Selects a hotspot of the scene that is opened, and has the canvas begin with the view to it. */
function takeInHand({ tourId, store }: OpenTour, hotspotId: string): void {
  const { tour, selectedSceneId, selectHotspot } = store.getState();
  const scene = tour?.scenes.find(({ id }) => id === selectedSceneId);
  const hotspot = scene?.hotspots.find(({ id }) => id === hotspotId);
  if (!scene || !hotspot) return;
  const { yaw, pitch } = yawPitchOf(hotspot.position);
  const view = { ...openingView(scene), yaw: degrees(yaw), pitch: degrees(pitch) };
  rememberPlace(tourId, { sceneId: scene.id, view });
  selectHotspot(hotspotId);
}

/** Selects the hotspot or surface that was selected before a reload or the preview, if the opened scene has it. */
function selectRemembered({ tourId, store }: OpenTour): void {
  const { selectedScene, selectHotspot, selectVideo } = store.getState();
  const id = rememberedSelected(tourId);
  if (selectedScene?.hotspots.some((hotspot) => hotspot.id === id)) selectHotspot(id);
  else if (selectedScene?.videos.some((surface) => surface.id === id)) selectVideo(id);
}

/** Without a tour in the address: the newest one, or for `/create-tour` and newcomers the question what to make. */
function TourChoice({ userId }: { userId: string }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [isAsking, setAsking] = useState(false);
  const ask = useCallback(() => setAsking(true), []);

  useEffect(() => {
    if (pathname === '/create-tour') {
      ask();
      return;
    }
    let isGone = false;
    api.listTours({ query: { limit: 1 } }).then(
      ({ items: [newest] }) => {
        if (isGone) return;
        if (newest) navigate(`/editor?tourId=${encodeURIComponent(newest.id)}`, { replace: true });
        else ask();
      },
      (cause: unknown) => {
        logError('Error fetching data:', cause);
        if (!isGone) ask();
      },
    );
    return () => {
      isGone = true;
    };
  }, [pathname, navigate, ask]);

  const close = (to: string) => {
    setAsking(false);
    navigate(to, { replace: true });
  };
  return (
    <>
      <EditorSkeleton />
      <NewTourDialog
        open={isAsking}
        userId={userId}
        onClose={() => close('/dashboard/myTour')}
        onCreated={(id) => close(`/editor?tourId=${encodeURIComponent(id)}`)}
      />
    </>
  );
}
