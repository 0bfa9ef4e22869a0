import type { Scene } from '@tourwright/tour/document';
import { SoundsSection } from '../../playing/sounds-section.tsx';
import { VariantsSection } from '../../playing/variants-section.tsx';
import { VideoSection } from '../../playing/video-section.tsx';
import { SurfacesSection } from '../../surfaces/surfaces-section.tsx';

/** What plays in a scene and is on it: its video, its surfaces, its sounds, its other pictures. */
export function SceneMedia({ scene }: { scene: Scene }) {
  return (
    <>
      <VideoSection scene={scene} />
      <SurfacesSection scene={scene} />
      <SoundsSection scene={scene} />
      <VariantsSection scene={scene} />
    </>
  );
}
