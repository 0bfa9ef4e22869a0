/** Listens to the state of a visit with a link while the page is visible: a browser opens at most six connections to a host. */

/** Then the server is asked, where it has no stream to give. */
const pauseMs = 5000;

/** Follows until the result is called. `path`: of the visit, `query` as it is at that moment. */
export function followVisit(path: string, query: () => string, hear: (news: string) => void): () => void {
  let stream: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSeen = document.visibilityState === 'visible';
  let isInView = true;

  const close = () => {
    stream?.close();
    stream = null;
    clearTimeout(timer);
  };
  const open = () => {
    if (stream || typeof EventSource !== 'function') return;
    const opened = new EventSource(`${path}/live${query()}`);
    stream = opened;
    opened.onmessage = ({ data }) => hear((JSON.parse(data) as { news: string }).news);
    opened.onerror = () => {
      // The browser tries again by itself, unless it was refused.
      if (opened.readyState !== EventSource.CLOSED || stream !== opened) return;
      close();
      timer = setTimeout(() => void ask(), pauseMs);
    };
  };
  const ask = async () => {
    const answer = await fetch(`${path}${query()}`, { credentials: 'same-origin' }).catch(() => null);
    if (answer?.ok) hear(((await answer.json()) as { state: string }).state);
    else if (answer?.status === 404) hear('ended');
    if (isSeen && isInView) open();
  };
  const follow = () => {
    if (isSeen && isInView) open();
    else close();
  };
  const onVisibility = () => {
    isSeen = document.visibilityState === 'visible';
    follow();
  };
  document.addEventListener('visibilitychange', onVisibility);
  // A page may frame many tours, of which few are seen at a time.
  const view = parent === window ? null : new IntersectionObserver(onView);
  function onView(entries: IntersectionObserverEntry[]) {
    isInView = entries.at(-1)?.isIntersecting ?? true;
    follow();
  }
  view?.observe(document.documentElement);
  follow();
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    view?.disconnect();
    close();
  };
}
