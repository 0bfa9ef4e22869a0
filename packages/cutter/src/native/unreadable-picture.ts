/** The decoder gave up: the file is damaged. */
export class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture';
}
