/** A video with its captions. */
export interface VrVideo {
  url: string;
  loop: boolean;
  /** WebVTT; the first of them shows. */
  captions?: readonly { url: string; language: string }[];
}

/** What a panel in VR shows. */
export interface VrContent {
  title: string;
  /** Paragraphs of plain text. */
  text: readonly string[];
  pictures: readonly { url: string; caption?: string | undefined; alt?: string | undefined }[];
  film?: VrVideo | undefined;
  sound?: { url: string; loop: boolean } | undefined;
  /** The rest is on the page: a button leaves VR and hands the hotspot to the host. */
  hasMoreOnPage: boolean;
}
