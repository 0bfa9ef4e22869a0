/** The position of a picture in its frame: `x`, `y` are the offset of its middle from the frame's middle, in pixels. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

/** A picture that is shown whole. */
export const unzoomed: Zoom = { scale: 1, x: 0, y: 0 };
const most = 6;

/** Larger by a factor around a place, which stays where it is; places are counted from the frame's middle. */
export function zoomed(zoom: Zoom, factor: number, at = { x: 0, y: 0 }): Zoom {
  const scale = Math.min(most, Math.max(1, zoom.scale * factor));
  const grown = scale / zoom.scale;
  return { scale, x: at.x - (at.x - zoom.x) * grown, y: at.y - (at.y - zoom.y) * grown };
}

/** The nearest place at which the frame is full. */
export function fitted({ scale, x, y }: Zoom, frame: { width: number; height: number }): Zoom {
  const kept = Math.max(1, scale);
  const limit = (value: number, size: number) => {
    const slack = ((kept - 1) * size) / 2;
    return Math.min(slack, Math.max(-slack, value)) + 0;
  };
  return { scale: kept, x: limit(x, frame.width), y: limit(y, frame.height) };
}
