import type { ViewerScene } from '@tourwright/viewer';
import { t } from '../preview-text.ts';
import { exitsOf } from '../scenes/exits.ts';

interface AnnouncementProps {
  scene: ViewerScene | null;
  scenes: readonly ViewerScene[];
  /** How the visitor looked on arrival, radians. */
  yaw: number;
}

/** Announces to screen readers where the visitor is and where they can go. */
export function Announcement({ scene, scenes, yaw }: AnnouncementProps) {
  const exits = scene ? exitsOf(scene, scenes, yaw) : [];
  const exitTexts = exits.map(({ name, side }) => t(`preview.exit-${side}`, { name }));
  return (
    <p role="status" className="visually-hidden">
      {scene && t('preview.arrived', { name: scene.name, count: exits.length, exits: exitTexts.join('; ') })}
    </p>
  );
}
