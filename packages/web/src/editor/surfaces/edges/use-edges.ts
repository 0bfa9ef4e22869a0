import type { Vector } from '@tourwright/tour/document';
import type { Viewer } from '@tourwright/viewer';
import { useRef, useState } from 'react';
import { type SeenPicture, seePicture } from './seen-picture.ts';
import { snapToEdges } from './straight-edges.ts';

/** This near, CSS pixels, a corner goes to where edges meet; onto a single edge from half as far. */
const reach = 18;

/** Leads what is dragged to the straight edges of the picture, once `see` has looked at it. */
export function useEdges(viewer: Viewer) {
  const picture = useRef<SeenPicture | null>(null);
  const [isSnapped, setSnapped] = useState(false);
  const [seen, setSeen] = useState<SeenPicture | null>(null);
  return {
    isSnapped,
    /** What `see` has looked at; null until it has. */
    seen,
    see: () => {
      picture.current = null;
      setSnapped(false);
      setSeen(null);
      void seePicture(viewer).then((found) => {
        picture.current = found;
        setSeen(found);
      });
    },
    snap: (direction: Vector): Vector => {
      const seen = picture.current;
      const point = viewer.project(direction);
      if (!seen || !point) return direction;
      const { scale } = seen;
      const found = snapToEdges(seen.picture, { x: point.x * scale, y: point.y * scale }, reach * scale);
      setSnapped(found !== null);
      return found ? [...viewer.unproject(found.x / scale, found.y / scale)] : direction;
    },
  };
}
