import type { FrameState } from '@tourwright/api';
import { useEffect, useState } from 'react';
import { api } from '../../client/api.ts';
import { createText } from '../../i18n/create-text.ts';
import type { en } from './frame-faults.en.ts';
import * as english from './frame-faults.en.ts?lingui';
import styles from './frame-note.module.css';

const t = createText<typeof en>(english);

const faults: { [Kind in FrameNoteProps['kind']]: Partial<Record<FrameState, keyof typeof en>> } = {
  video: { missing: 'frame.video.missing', private: 'frame.video.private' },
  embed: { missing: 'frame.embed.missing', refuses: 'frame.embed.refuses' },
};

interface FrameNoteProps {
  kind: 'video' | 'embed';
  /** An address that a frame may show; null while there is none. */
  url: string | null;
}

/** Says, before visitors meet it, that what is at an address is not there or may not be shown in a tour. */
export function FrameNote({ kind, url }: FrameNoteProps) {
  const state = useFrameState(kind, url);
  const fault = state && faults[kind][state];
  return (
    <p role="status" className={styles.note}>
      {fault && t(fault)}
    </p>
  );
}

/** What the server finds there; null until it has answered. Where it cannot be asked nothing is claimed. */
function useFrameState(kind: 'video' | 'embed', url: string | null): FrameState | null {
  const [found, setFound] = useState<{ url: string; state: FrameState } | null>(null);
  useEffect(() => {
    if (url === null) return;
    const leaving = new AbortController();
    api.checkFrame({ body: { kind, url }, signal: leaving.signal }).then(
      ({ state }) => !leaving.signal.aborted && setFound({ url, state }),
      () => undefined,
    );
    return () => leaving.abort();
  }, [kind, url]);
  return found?.url === url ? found.state : null;
}
