/**
 * What only the browser of these tests says: since it puts pages together without a GPU
 * (playwright.config.ts), it reads back what is drawn by WebGL, and calls that slow.
 */
export function isOfTestBrowser(text: string): boolean {
  return text.includes('GPU stall due to ReadPixels');
}
