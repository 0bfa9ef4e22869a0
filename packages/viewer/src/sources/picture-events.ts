/** The events of a picture that is decoded as a whole. */
export interface PictureEvents {
  /** Bytes received; `total` is 0 if the server does not send it. */
  onProgress: (loaded: number, total: number) => void;
  /** It is shown with fewer pixels than its file has, since the device does not hold more. */
  onReduced: (file: PixelSize, shown: PixelSize) => void;
}

interface PixelSize {
  width: number;
  height: number;
}
