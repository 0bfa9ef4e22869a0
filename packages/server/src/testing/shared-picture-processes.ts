import {
  type OpenPictureProcesses,
  openPictureProcesses,
  type PictureProcesses,
} from '../images/picture-processes.ts';

/** They end with this process. */
let shared: PictureProcesses | null = null;

/**
 * The servers of a run's tests share the processes that open pictures: to start one takes 0.8 s, to cut a test's photo in it
 * 0.03 s. A server that is closed ends what it had begun itself. Who sets the memory gets processes of their own.
 */
export const sharePictureProcesses: OpenPictureProcesses = (memoryBytes) => {
  if (memoryBytes !== null) return openPictureProcesses(memoryBytes);
  shared ??= openPictureProcesses(null);
  const { memory, cutter, decoder } = shared;
  const closing = new AbortController();
  const running = new Set<Promise<unknown>>();
  const isOver = new Error('The server is stopping');
  const until = (signal: AbortSignal | undefined) =>
    AbortSignal.any([closing.signal, ...(signal ? [signal] : [])]);
  const keep = <T>(work: Promise<T>): Promise<T> => {
    const ended = work.then(
      () => {},
      () => {},
    );
    running.add(ended);
    void ended.then(() => running.delete(ended));
    return work;
  };
  const close = async () => {
    closing.abort(isOver);
    await Promise.all(running);
  };
  return {
    memory,
    cutter: {
      get isWanted() {
        return cutter.isWanted;
      },
      warm: () => cutter.warm(),
      decodeWhileUploading: (...upload) => cutter.decodeWhileUploading(...upload),
      previewOf: (path) => cutter.previewOf(path),
      prefetch: (...file) => cutter.prefetch(...file),
      cut: (work, pace) => keep(cutter.cut({ ...work, signal: until(work.signal) }, pace)),
      close,
    },
    decoder: {
      memory,
      run: (kind, task, price) => keep(decoder.run(kind, task, { ...price, signal: until(price.signal) })),
      close,
    },
  };
};
