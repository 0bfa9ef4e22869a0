/** A tour while it is in the editor: its state, its sync, its live events, its uploads. Opened and closed together. */
import { ApiError, type ImageInfo } from '@tourwright/api';
import { type Tour, tour as tourSchema } from '@tourwright/tour/document';
import { api } from '../../client/api.ts';
import { logError } from '../../client/log.ts';
import { readOrder, watchOrder } from '../../client/order-state.ts';
import { openLive } from '../../client/requests/live.ts';
import { openChosenKeys } from '../actions/chosen-keys.ts';
import { watchProblems } from '../check/problems/watch-problems.ts';
import { t } from '../editor-text.ts';
import { refusalText } from '../session/refusal-text.ts';
import { openEditQueue } from '../sync/edit-queue.ts';
import { openTourChannel } from '../sync/tour-channel.ts';
import { TourSync } from '../sync/tour-sync.ts';
import { watchPublished } from '../sync/watch-published.ts';
import { createCanvasView } from './canvas-view.ts';
import { createEditorStore } from './create-editor-store.ts';
import { keepHistoryWhile } from './keep-history-while.ts';
import { keepStartUsable } from './keep-start-usable.ts';
import { handleLiveEvent } from './live-events.ts';
import { type Lives, listenWhile, openLives } from './lives.ts';
import { sendWithUploads } from './send-with-uploads.ts';
import type { TourBase } from './tour-base.ts';
import { tourToasts } from './tour-toasts.ts';
import { keptOut, showRefused } from './uploads/show-refused.ts';
import { openTourUploads, type TourUploads } from './uploads/tour-uploads.ts';
import { watchOtherUploads } from './watch-other-uploads.ts';

/** A tour that is open in the editor, with its uploads and its sending. */
export interface OpenTour extends TourBase {
  /** Whose editor it is. */
  readonly userId: string;
  readonly photos: TourUploads['photos'];
  readonly files: TourUploads['files'];
  readonly attached: TourUploads['attached'];
  readonly dropped: TourUploads['dropped'];
  /** Sends what is unsent; true when nothing is left. */
  flush(): Promise<boolean>;
  /** Takes a document that the server answered with, for example to publishing. */
  adopt(tour: Tour): void;
  /** Whether leaving now would interrupt something. */
  hasUnsent(): boolean;
}

interface Opening {
  tourId: string;
  userId: string;
  sceneId: number | null;
  /** Closes the tour, or gives it up while it is still being opened. */
  signal: AbortSignal;
}

/**
 * Opens a tour until the signal aborts; null when there is none with this id, or when it was given up, `read-only` when the user
 * may not change it.
 */
export async function openTour({
  tourId,
  userId,
  sceneId,
  signal,
}: Opening): Promise<OpenTour | 'read-only' | null> {
  const lives = openLives();
  openChosenKeys(userId);
  signal.addEventListener('abort', () => lives.close(), { once: true });
  try {
    const found = await fetchTour(tourId);
    if (!found || signal.aborted) return null;
    if (found.isReadOnly) {
      lives.close();
      return 'read-only';
    }
    const store = createEditorStore();
    lives.add(() => store.close());
    lives.add(watchOrder(() => store.setState(readOrder())));
    const toasts = tourToasts();
    lives.add(() => toasts.close());
    const base: TourBase = { tourId, store, view: createCanvasView(), say: toasts.say };
    const sync = await openSync(userId, base, found.tour, lives);
    store.getState().loadTour(sync.tour, found.images, sceneId);
    lives.add(store.getState().connect(sync));
    keepHistoryWhile(lives, userId, base);
    const uploads = await openTourUploads(userId, base);
    lives.add(() => uploads.close());
    if (signal.aborted) return null;
    listenLive(base, sync, lives);
    lives.add(keepStartUsable(store));
    lives.add(sendWithUploads(store, () => sync.flush()));
    lives.add(watchOtherUploads(store));
    lives.add(watchProblems(store));
    lives.add(watchPublished(tourId, store));
    return {
      ...base,
      userId,
      photos: uploads.photos,
      files: uploads.files,
      attached: uploads.attached,
      dropped: uploads.dropped,
      flush: () => sync.flush(),
      adopt: (tour) => sync.adopt(tour),
      hasUnsent: () => sync.unsentCount > 0 || uploads.isBusy(),
    };
  } catch (cause) {
    lives.close();
    throw cause;
  }
}

/** Of closed tours: their last changes, on the way to the server. */
const closings = new Set<Promise<unknown>>();

/** Resolves when nothing of the tours that were closed goes on any more. */
export async function toursClosed(): Promise<void> {
  await Promise.allSettled(closings);
}

async function openSync(userId: string, base: TourBase, tour: Tour, lives: Lives) {
  const { tourId, store } = base;
  const queue = await openEditQueue(userId, tourId);
  const sync = new TourSync({
    tour,
    pending: await queue.load(),
    queue,
    channel: openTourChannel(userId, tourId),
    send: (base, edits) => api.sendEdits({ params: { id: tourId }, body: { base, edits } }),
    load: () => loadTour(tourId),
    onTour: (next) => store.getState().setTour(next),
    onState: (saveState) => store.setState({ saveState }),
    onRefused: (edit, code, params) => {
      if (code === 'quota_reached') showRefused(base, keptOut(edit, params));
      else base.say('warn', t('save.refused', { reason: refusalText(code) }));
    },
  });
  lives.add(() => {
    const closing = sync.flush().finally(() => queue.close());
    closings.add(closing);
    void closing.finally(() => closings.delete(closing));
    sync.close();
  });
  return sync;
}

/** Follows what happens to the tour elsewhere. */
function listenLive({ tourId, store }: TourBase, sync: TourSync, lives: Lives): void {
  /** The notifications about images while all of them were being requested: the answer may be older. */
  const heard = new Map<string, ImageInfo>();
  const closeLive = openLive(tourId, {
    since: () => sync.confirmedVersion,
    onEvent: (event) =>
      handleLiveEvent(event, {
        onEdit: (accepted) => sync.receive(accepted),
        onImage: (image) => {
          heard.set(image.slug, image);
          store.getState().setImage(image);
        },
        onUnknownEdit: () => void sync.flush(),
      }),
    onConnected: (connected) => {
      if (connected) void catchUp();
      // A line that broke may be a server that is gone: the header says so at once, not with the next change.
      else void sync.flush();
    },
  });
  lives.add(closeLive);
  listenWhile(lives, 'online', () => void sync.flush());
  /** After a break of the live stream: what happened meanwhile. */
  const catchUp = async () => {
    await sync.flush();
    if (lives.isClosed) return;
    store.setState({ isFetching: true });
    heard.clear();
    try {
      const { images } = await api.getTourMedia({ params: { id: tourId } });
      store.getState().setMedia({ ...images, ...Object.fromEntries(heard) });
    } catch (cause) {
      logError('Error fetching data:', cause);
    } finally {
      store.setState({ isFetching: false });
    }
  };
}

async function fetchTour(tourId: string) {
  try {
    const [tour, { images, isReadOnly = false }] = await Promise.all([
      loadTour(tourId),
      api.getTourMedia({ params: { id: tourId } }),
    ]);
    return { tour, images, isReadOnly };
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
