/** The limits of a tour document. Input is checked against these first. */
export const limits = {
  scenes: 2000,
  /** Hotspots of a scene. */
  hotspots: 1000,
  /** Videos of a scene. */
  videos: 100,
  /** Pictures of a scene beside its own. */
  sceneVariants: 20,
  /** Sounds of a scene. */
  sounds: 20,
  /** Pictures of a hotspot. */
  pictures: 100,
  /** Blocks of a text with headings and lists. */
  richBlocks: 1000,
  /** Pieces of one of its blocks. */
  richPieces: 500,
  /** Corners of a hotspot that is an area. */
  corners: 200,
  /** Products of a tour. */
  products: 1000,
  /** Variants of a product. */
  productVariants: 100,
  /** Pictures of a product's variant. */
  variantPictures: 30,
  /** Captions of a video: languages. */
  captions: 30,
  /** Stops of the guided tour. */
  stops: 500,
  /** Files in each list: audio and brochures. */
  files: 1000,
  floorPlans: 200,
  /** Kinds of hotspots whose look the tour sets. */
  styleDefaults: 100,
  /** Findings of Tour Check that are left as they are. */
  ignoredProblems: 2000,
  /** Pins of a floor plan. */
  pins: 2000,
  /** Edits of a batch: what is done to every pin of a plan and to its scene is one step, and so is its undo. */
  batch: 5000,
  /** Levels of lists and objects, the document itself being the first. */
  nesting: 50,
  /** Fields of an object, known and unknown ones. */
  fields: 1000,
  /** As many faults of a document are listed. */
  faults: 100,
  /** As JSON in UTF-8. */
  bytes: 8 * 1024 * 1024,
} as const;
