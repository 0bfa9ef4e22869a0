import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import type { SceneVideo } from '@tourwright/tour/document';
import type { Viewer } from '@tourwright/viewer';
import { useEffect, useState } from 'react';
import { s } from './surface-text.ts';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
const mediaEvents = ['play', 'pause', 'ended', 'emptied'] as const;

/** Plays the video of a surface on the canvas, as visitors would, and pauses it. */
export function SurfacePlay({ viewer, surface }: { viewer: Viewer; surface: SceneVideo }) {
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    const stage = viewer.canvas.parentElement;
    const read = () => setPlaying(partOf<HTMLVideoElement>(viewer, 'video', surface.id)?.paused === false);
    read();
    // These events do not bubble.
    for (const name of mediaEvents) stage?.addEventListener(name, read, { capture: true });
    return () => {
      for (const name of mediaEvents) stage?.removeEventListener(name, read, { capture: true });
    };
  }, [viewer, surface]);
  // By the viewer's own button, which knows what else is heard.
  const toggle = () => partOf(viewer, 'div', surface.id)?.querySelector('button')?.click();
  return (
    <button type="button" aria-pressed={isPlaying} onClick={toggle}>
      {isPlaying ? <IconPlayerPause {...icon} /> : <IconPlayerPlay {...icon} />}
      {s(isPlaying ? 'surface.pause' : 'surface.play')}
    </button>
  );
}

/** What the viewer has of a surface: its `video`, and the `div` with its buttons. */
function partOf<E extends HTMLElement>(viewer: Viewer, tag: 'video' | 'div', id: string): E | null {
  const all = viewer.canvas.parentElement?.querySelectorAll<E>(`${tag}[data-pinned]`) ?? [];
  return [...all].find(({ dataset }) => dataset['pinned'] === id) ?? null;
}
