/** Work that only one of a browser's tabs does at a time; when it is closed, another one takes over (Web Locks). */
import { newId } from '../new-id.ts';

/** How long a tab waits for another one to say that it does the work, and how often one that waits asks again. */
const answerMs = 400;
const askMs = 4000;

/** `ask`: does anybody? `mine`: I do, or will do before you. `free`: nobody does any more. */
interface Message {
  kind: 'ask' | 'mine' | 'free';
  from: string;
}

/** Begins once this tab is the one of this name. Aborting gives it to the next one. */
export function inOneTab(name: string, begin: () => void, signal: AbortSignal): void {
  if (navigator.locks) {
    const untilClosed = () => {
      begin();
      return new Promise((resolve) => signal.addEventListener('abort', resolve));
    };
    // Aborted while it waits, which is not a fault.
    navigator.locks.request(name, { signal }, untilClosed).catch(() => undefined);
  } else if (typeof BroadcastChannel === 'undefined') begin();
  else takeTurns(name, begin, signal);
}

/** Without locks, as on plain http: the tabs ask each other. */
function takeTurns(name: string, begin: () => void, signal: AbortSignal): void {
  const me = newId();
  const channel = new BroadcastChannel(name);
  let state: 'asking' | 'waiting' | 'mine' = 'asking';
  let timer: ReturnType<typeof setTimeout>;
  const post = (kind: Message['kind']) => channel.postMessage({ kind, from: me } satisfies Message);
  const ask = () => {
    state = 'asking';
    timer = setTimeout(take, answerMs);
    post('ask');
  };
  const take = () => {
    state = 'mine';
    begin();
  };
  channel.onmessage = ({ data: { kind, from } }: MessageEvent<Message>) => {
    if (state === 'mine') {
      if (kind === 'ask') post('mine');
      return;
    }
    if (kind === 'ask') {
      if (state !== 'asking') return;
      // Of two that ask at once, one goes first.
      if (me < from) {
        post('mine');
        return;
      }
    }
    clearTimeout(timer);
    state = 'waiting';
    timer = setTimeout(ask, kind === 'free' ? 0 : askMs);
  };
  let hasLeft = false;
  const leave = () => {
    if (hasLeft) return;
    hasLeft = true;
    clearTimeout(timer);
    if (state === 'mine') post('free');
    channel.close();
  };
  // A reload closes nothing in an orderly way.
  window.addEventListener('pagehide', leave, { once: true, signal });
  signal.addEventListener('abort', leave, { once: true });
  ask();
}
