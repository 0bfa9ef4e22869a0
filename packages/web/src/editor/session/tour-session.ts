/** What is open while a tour is in the editor: its sync, its live events, its uploads. */
import { ApiError } from '@tourwright/api';
import { type Tour, tour as tourSchema } from '@tourwright/tour/document';
import { api } from '../../client/api.ts';
import { openLive } from '../../client/live.ts';
import { logError } from '../../client/log.ts';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import { openEditQueue } from '../sync/edit-queue.ts';
import { openTabChannel } from '../sync/tab-channel.ts';
import { TourSync } from '../sync/tour-sync.ts';
import { keepStartUsable } from './keep-start-usable.ts';
import { keepHistory, keptHistory } from './kept-history.ts';
import { handleLiveEvent } from './live-events.ts';
import { openTour } from './open-tour.ts';
import { refusalText } from './refusal-text.ts';
import { closeTourToasts, showTourToast } from './tour-toast.ts';
import { openTourUploads, type TourUploads } from './tour-uploads.ts';

export interface TourSession {
  tourId: string;
  photos: TourUploads['photos'];
  files: TourUploads['files'];
  /** Sends what is unsent; true when nothing is left. */
  flush(): Promise<boolean>;
  /** Takes a document that the server answered with, for example to publishing. */
  adopt(tour: Tour): void;
  /** Whether leaving now would interrupt something. */
  hasUnsent(): boolean;
  close(): void;
}

interface Opening {
  tourId: string;
  userId: string;
  sceneId: number | null;
  /** Given up before it was open: then nothing of it reaches the store. */
  signal: AbortSignal;
}

/** Opens a tour in the editor's store; null when there is none with this id, or when it was given up. */
export async function openTourSession(opening: Opening): Promise<TourSession | null> {
  const { tourId, userId, sceneId, signal } = opening;
  const store = useEditorStore.getState();
  useEditorStore.setState({ isFetching: true });
  const [found, queue] = await Promise.all([fetchTour(tourId), openEditQueue(userId, tourId)]);
  const pending = await queue.load();
  if (!found || signal.aborted) {
    queue.close();
    if (!signal.aborted) useEditorStore.setState({ isFetching: false });
    return null;
  }
  const sync = new TourSync({
    tour: found.tour,
    pending,
    queue,
    channel: openTabChannel(userId, tourId),
    send: (base, edits) => api.sendEdits({ params: { id: tourId }, body: { base, edits } }),
    load: () => loadTour(tourId),
    onTour: (tour) => store.setTour(tour),
    onState: (saveState) => useEditorStore.setState({ saveState }),
    onRefused: (_, reason) => showTourToast('warn', t('save.refused', { reason: refusalText(reason) })),
  });
  // Left before it is open: the store belongs to the next one already.
  signal.addEventListener('abort', () => sync.close());
  store.loadTour(sync.tour, found.images, sceneId);
  useEditorStore.setState({ history: keptHistory(userId, tourId) });
  const disconnect = store.connect(sync);
  const uploads = await openTourUploads(userId, tourId);
  const closing = new AbortController();
  const closeLive = openLive(tourId, {
    since: () => sync.confirmedVersion,
    onEvent: (event) =>
      handleLiveEvent(event, {
        onEdit: (accepted) => sync.receive(accepted),
        onImage: (image) => store.setImage(image),
        onUnknownEdit: () => void sync.flush(),
      }),
    onConnected: (connected) => {
      if (connected) void catchUp(tourId, sync, closing.signal);
      // A line that broke may be a server that is gone: the header says so at once, not with the next change.
      else if (!closing.signal.aborted) void sync.flush();
    },
  });
  const onOnline = () => void sync.flush();
  const onLeave = () => keepHistory(userId, tourId, useEditorStore.getState().history);
  window.addEventListener('online', onOnline);
  window.addEventListener('pagehide', onLeave);
  const endStart = keepStartUsable(tourId);
  return {
    tourId,
    photos: uploads.photos,
    files: uploads.files,
    flush: () => sync.flush(),
    adopt: (tour) => sync.adopt(tour),
    hasUnsent: () => sync.unsentCount > 0 || uploads.isBusy(),
    close: () => {
      closing.abort();
      closeTourToasts();
      window.removeEventListener('online', onOnline);
      window.removeEventListener('pagehide', onLeave);
      if (openTour(tourId)) onLeave();
      endStart();
      closeLive();
      uploads.close();
      void sync.flush().finally(() => queue.close());
      sync.close();
      disconnect();
    },
  };
}

/** After a break of the live stream: what happened meanwhile. */
async function catchUp(tourId: string, sync: TourSync, closing: AbortSignal): Promise<void> {
  await sync.flush();
  try {
    const { images } = await api.getTourMedia({ params: { id: tourId } });
    if (!closing.aborted) useEditorStore.getState().setMedia(images);
  } catch (cause) {
    logError('Error fetching data:', cause);
  }
}

async function fetchTour(tourId: string) {
  try {
    const [tour, { images }] = await Promise.all([
      loadTour(tourId),
      api.getTourMedia({ params: { id: tourId } }),
    ]);
    return { tour, images };
  } catch (cause) {
    if (cause instanceof ApiError && cause.problem.status === 404) {
      logError('No tour found with the given ID.');
      return null;
    }
    logError('Error fetching data:', cause);
    throw cause;
  }
}

async function loadTour(tourId: string): Promise<Tour> {
  return tourSchema.parse(await api.getTour({ params: { id: tourId } }));
}
