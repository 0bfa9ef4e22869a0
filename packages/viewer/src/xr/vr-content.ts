/** What a panel in VR shows. */
export interface VrContent {
  title: string;
  /** Paragraphs of plain text. */
  text: readonly string[];
  pictures: readonly { url: string; caption?: string | undefined }[];
  film?: { url: string; loop: boolean } | undefined;
  sound?: { url: string; loop: boolean } | undefined;
  /** The rest is on the page: a button leaves VR and hands the hotspot to the host. */
  hasMoreOnPage: boolean;
}
