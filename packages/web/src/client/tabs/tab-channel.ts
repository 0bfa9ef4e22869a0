/** Messages between the tabs of one browser. */
export interface TabChannel<Message> {
  /** False if the browser has no channels: then no messages are sent or received. */
  readonly reachesTabs: boolean;
  post(message: Message): void;
  onMessage(handler: (message: Message) => void): void;
  close(): void;
}

/** The channel of this name; silent where the browser has none. */
export function openTabChannel<Message>(name: string): TabChannel<Message> {
  if (!('BroadcastChannel' in globalThis)) {
    return { reachesTabs: false, post: () => {}, onMessage: () => {}, close: () => {} };
  }
  const channel = new BroadcastChannel(name);
  return {
    reachesTabs: true,
    post: (message) => channel.postMessage(message),
    onMessage: (handler) => {
      channel.onmessage = ({ data }: MessageEvent<Message>) => handler(data);
    },
    close: () => channel.close(),
  };
}
