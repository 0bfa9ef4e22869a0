/** What is told of a picture that is decoded as a whole. */
export interface PictureEvents {
  /** Bytes that have come; `total` is 0 where the server does not tell. */
  onProgress: (loaded: number, total: number) => void;
  /** It is shown with fewer pixels than its file has, since the device does not hold more. */
  onReduced: (file: PixelSize, shown: PixelSize) => void;
}

interface PixelSize {
  width: number;
  height: number;
}
