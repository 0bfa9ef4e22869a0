import type { Edit } from '@tourwright/tour/edit';

/** What the tabs of one user that show the same tour tell each other. */
type TabMessage =
  /** A change that has not reached the server: the other tab shows it at once, and sends it if this tab cannot. */
  | { type: 'edit'; edit: Edit }
  /** The server has this version: whoever has an older one asks for it. */
  | { type: 'version'; version: number };

export interface TabChannel {
  post(message: TabMessage): void;
  onMessage(handler: (message: TabMessage) => void): void;
  close(): void;
}

/** The channel of one user and tour; silent where the browser has none. */
export function openTabChannel(userId: string, tourId: string): TabChannel {
  if (typeof BroadcastChannel === 'undefined') {
    return { post: () => undefined, onMessage: () => undefined, close: () => undefined };
  }
  const channel = new BroadcastChannel(`tourwright-tour/${userId}/${tourId}`);
  return {
    post: (message) => channel.postMessage(message),
    onMessage: (handler) => {
      channel.onmessage = (event: MessageEvent<TabMessage>) => handler(event.data);
    },
    close: () => channel.close(),
  };
}
