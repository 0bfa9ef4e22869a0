import { type PretendEditor, pretendEditor, storedImage } from './pretend-editor.ts';
import { sampleTour } from './sample-tour.ts';

const aPhoto = (slug: string) => ({ thumbnail: `/media/${slug}.thumbnail.jpg`, width: 4096, height: 2048 });

/** A photo of the sample tour that has been cut. */
export const readyPhoto = (slug: string) => storedImage(slug, aPhoto(slug));

/** The editor over the sample tour, whose photos are ready. */
export function sampleEditor(): PretendEditor {
  return pretendEditor(sampleTour(), ['tour-1/hall.jpg', 'tour-1/kitchen.jpg'], aPhoto);
}
