/** The part that the owner has cropped from a picture, as a file. */
export interface CutArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Longer side of a cover. */
const mostWidth = 1920;

/** The part of a picture that was chosen, in its pixels. Throws where the picture cannot be read. */
export async function cropCover(file: Blob, { x, y, width, height }: CutArea): Promise<File> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, mostWidth / width);
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  });
  canvas.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (!blob) throw new Error('The picture could not be cut');
  return new File([blob], 'cover.jpg', { type: 'image/jpeg' });
}
