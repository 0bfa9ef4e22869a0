import type { SnapHint } from '@tourwright/tour/building';
import { radians } from '@tourwright/tour/sphere';
import { plainListText } from '../../../i18n/format.ts';
import { useEditorStore } from '../../editor-store.ts';
import { p } from '../plan-text.ts';
import type { HeadingProposal } from './heading-proposals.ts';
import type { Pin } from './pins.ts';
import styles from './plan-pin.module.css';

/** The size of a plan as it is shown, in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

interface ConesProps {
  pins: readonly Pin[];
  size: Size;
  hints: readonly SnapHint[];
  proposals: readonly HeadingProposal[];
}

/** How far the cone of the selected pin reaches, CSS pixels; the handle that turns it is at its end. */
export const coneLength = 76;
const half = radians(35);

/** Where each scene looks, dashed where it is only proposed; and the lines to which a dragged pin is drawn. */
export function Cones({ pins, size, hints, proposals }: ConesProps) {
  const selectedId = useEditorStore((state) => state.selectedSceneId);
  const lookedAlong = useEditorStore((state) => state.lookedAlong);
  const scenes = useEditorStore((state) => state.shownTour?.scenes);
  const at = (pin: Pin) => ({ x: pin.x * size.width, y: pin.y * size.height });
  const selected = pins.find(({ sceneId }) => sceneId === selectedId);
  return (
    <>
      <svg className={styles.cones} width={size.width} height={size.height} aria-hidden="true">
        {pins.map((pin) => {
          const proposal = proposals.find((each) => each.pin.sceneId === pin.sceneId);
          const isSelected = pin === selected;
          const heading = headingShown(pin, lookedAlong);
          return (
            <g key={pin.sceneId}>
              <path
                className={isSelected ? styles.coneSelected : styles.cone}
                d={cone(at(pin), radians(heading), isSelected ? coneLength : 56)}
              />
              {proposal && (
                <path
                  className={styles.coneProposed}
                  d={cone(
                    at(pin),
                    radians(headingShown({ ...pin, heading: proposal.angle }, lookedAlong)),
                    56,
                  )}
                />
              )}
            </g>
          );
        })}
        {selected &&
          hints.map(({ axis, sceneId }) => {
            const other = pins.find((pin) => pin.sceneId === sceneId);
            if (!other) return null;
            const [from, to] = [at(other), at(selected)];
            return <line key={axis} className={styles.guide} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />;
          })}
      </svg>
      {selected && hints.length > 0 && (
        <span
          className={styles.snap}
          style={{ left: selected.x * size.width, top: selected.y * size.height - 48 }}
          aria-hidden="true"
        >
          {plainListText(
            [...new Set(hints.map(({ sceneId }) => sceneId))].map((id) =>
              p('plans.in-line', { name: scenes?.find((scene) => scene.id === id)?.name ?? '' }),
            ),
          )}
        </span>
      )}
    </>
  );
}

/** The way that a pin's cone points, degrees: where the user looks in its scene, else where the middle of the photo is. */
export function headingShown(
  pin: Pick<Pin, 'sceneId' | 'heading'>,
  lookedAlong: { sceneId: number; yaw: number } | null,
): number {
  return pin.heading + (lookedAlong?.sceneId === pin.sceneId ? lookedAlong.yaw : 0);
}

/** How far below a pin the middle of its name is, CSS pixels: on the side away from the cone. */
export function nameAside(heading: number): number {
  return Math.cos(radians(heading)) < 0 ? -35 : 35;
}

function cone({ x, y }: { x: number; y: number }, heading: number, length: number): string {
  const end = (angle: number) =>
    `${(x + length * Math.sin(angle)).toFixed(1)} ${(y - length * Math.cos(angle)).toFixed(1)}`;
  return `M${x.toFixed(1)} ${y.toFixed(1)}L${end(heading - half)}A${length} ${length} 0 0 1 ${end(heading + half)}Z`;
}
