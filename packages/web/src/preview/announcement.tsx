import type { ViewerScene } from '@tourwright/viewer';
import { t } from './preview-text.ts';

interface AnnouncementProps {
  scene: ViewerScene | null;
  scenes: readonly ViewerScene[];
}

/** Tells who cannot see the picture where they are and where they can go. */
export function Announcement({ scene, scenes }: AnnouncementProps) {
  const links = scene?.hotspots.filter(({ kind }) => kind === 'link') ?? [];
  const names = links.map(
    ({ text, targetSceneId }) => text || scenes.find(({ id }) => id === targetSceneId)?.name,
  );
  const exits = names.filter((name) => name !== undefined);
  return (
    <p role="status" className="visually-hidden">
      {scene && t('preview.arrived', { name: scene.name, count: exits.length, exits: exits.join(', ') })}
    </p>
  );
}
