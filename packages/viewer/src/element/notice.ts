/** The message of a `<tour-viewer>` when something could not be loaded, since the page may not listen for errors. */
export interface Notice {
  /** Says it, in place of what was said before; `retry` is the way to try again and what it is called, if there is one. */
  say(text: string, retry: { name: string; press: () => void } | null): void;
  /** It is no longer so. */
  clear(): void;
}

/** Shows one message over the viewer, with a button to try again where that may help. */
export function createNotice(host: HTMLElement): Notice {
  let end = () => {};
  const say: Notice['say'] = (text, retry) => {
    end();
    const { ownerDocument } = host;
    const box = ownerDocument.createElement('div');
    box.className = 'tw-notice';
    box.setAttribute('role', 'alert');
    const words = ownerDocument.createElement('p');
    words.textContent = text;
    box.append(words);
    const listening = new AbortController();
    const { signal } = listening;
    end = () => {
      end = () => {};
      listening.abort();
      box.remove();
    };
    if (retry) {
      const tryAgain = () => {
        end();
        retry.press();
      };
      const button = ownerDocument.createElement('button');
      button.type = 'button';
      button.textContent = retry.name;
      button.addEventListener('click', tryAgain, { signal });
      ownerDocument.defaultView?.addEventListener('online', tryAgain, { signal });
      box.append(button);
    }
    host.append(box);
  };
  return { say, clear: () => end() };
}
