/** A stack of things that were opened one after the other and are closed together. */
export interface Lives {
  readonly isClosed: boolean;
  /** Remembers how to close something; what comes after the closing is closed at once. */
  add(close: () => void): void;
  /** Closes all of it, the last one first. A second call does nothing. */
  close(): void;
}

/** Opens an empty list of things to be closed together. */
export function openLives(): Lives {
  const open: (() => void)[] = [];
  let isClosed = false;
  return {
    get isClosed() {
      return isClosed;
    },
    add: (close) => {
      if (isClosed) close();
      else open.push(close);
    },
    close: () => {
      isClosed = true;
      for (const close of open.splice(0).toReversed()) close();
    },
  };
}

/** Listens to a window's event for as long as these live. */
export function listenWhile(lives: Lives, type: 'online' | 'pagehide', listener: () => void): void {
  window.addEventListener(type, listener);
  lives.add(() => window.removeEventListener(type, listener));
}
