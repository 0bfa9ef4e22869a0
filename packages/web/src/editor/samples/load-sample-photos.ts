import kitchen from './kitchen.webp?url';
import livingRoom from './living-room.webp?url';

const samples = [
  { name: 'living-room.webp', url: livingRoom },
  { name: 'kitchen.webp', url: kitchen },
];

/** Two rendered rooms of one home, as files, for those who have no panorama at hand. */
export function loadSamplePhotos(): Promise<File[]> {
  return Promise.all(
    samples.map(async ({ name, url }) => {
      const response = await fetch(url);
      if (!response.ok) throw new Error(`sample ${name} answered ${response.status}`);
      return new File([await response.blob()], name, { type: 'image/webp' });
    }),
  );
}
