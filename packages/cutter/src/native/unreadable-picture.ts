/** The decoder failed: the file is damaged. */
export class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture';
}
