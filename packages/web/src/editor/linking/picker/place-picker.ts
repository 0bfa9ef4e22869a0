/** The position of the picker beside its link. Pure; CSS pixels of the canvas. */

export interface Place {
  x: number;
  y: number;
}

/** The size of something on the screen, in CSS pixels. */
export interface Extent {
  width: number;
  height: number;
}

/** Between the spot's middle and the picker: the mark's half, and 24 pixels. */
export const spotGap = 22 + 24;
/** What stays free between the picker and the canvas's rim. */
const rim = 8;

/** Whether a picker of this width never has to cover a spot, wherever it lies. */
export function hasRoomBeside(canvas: Extent, picker: Extent): boolean {
  return canvas.width >= picker.width + spotGap + rim + 60;
}

/**
 * Beside the spot, on the side where there is more room, as level with it as the canvas lets it be. `turn` is by how much the
 * picture has to move aside for it, to the right: 0 where there is room.
 */
export function placePicker(spot: Place, canvas: Extent, picker: Extent): Place & { turn: number } {
  const isEnd = spot.x <= canvas.width / 2;
  const wanted = isEnd ? spot.x + spotGap : spot.x - spotGap - picker.width;
  const most = canvas.width - rim - picker.width;
  const x = Math.max(rim, Math.min(most, wanted));
  const y = Math.max(rim, Math.min(canvas.height - rim - picker.height, spot.y - picker.height / 2));
  return { x, y, turn: x - wanted };
}

/** Whether a spot is under a picker that is there, or nearer to it than it should. */
export function isTooNear(spot: Place, at: Place, picker: Extent): boolean {
  return (
    spot.x > at.x - spotGap &&
    spot.x < at.x + picker.width + spotGap &&
    spot.y > at.y - spotGap &&
    spot.y < at.y + picker.height + spotGap
  );
}
