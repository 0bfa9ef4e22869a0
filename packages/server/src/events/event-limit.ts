import { LRUCache } from 'lru-cache';
import { Problem } from '../http/answers/problem.ts';
import { clientNetwork } from '../http/limits/client-network.ts';

const windowMs = 60_000;
/** Clients that are counted at a time; a flood from more than these is for the network to hold off. */
const mostClients = 20_000;

/** Counts events by address in this process, and refuses those above the limit. */
export function createEventLimit(mostAMinute: number): (address: string, count: number) => void {
  const windows = new LRUCache<string, { count: number; endsAt: number }>({ max: mostClients });
  return (address, count) => {
    const now = performance.now();
    const client = clientNetwork(address);
    let window = windows.get(client);
    if (window === undefined || window.endsAt <= now) window = { count: 0, endsAt: now + windowMs };
    if (window.count + count > mostAMinute) {
      throw new Problem(
        'too_many_events',
        { most: mostAMinute },
        { retryAfterSeconds: Math.ceil((window.endsAt - now) / 1000) },
      );
    }
    window.count += count;
    windows.set(client, window);
  };
}
