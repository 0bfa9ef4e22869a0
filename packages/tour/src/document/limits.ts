/** The limits of a tour document. Input is checked against these first. */
export const limits = {
  scenes: 2000,
  /** Of a scene. */
  hotspots: 1000,
  /** Of a scene. */
  videos: 100,
  /** Of a scene: pictures beside its own. */
  sceneVariants: 20,
  /** Of a scene. */
  sounds: 20,
  /** Of a hotspot. */
  pictures: 100,
  /** Of a text with headings and lists. */
  richBlocks: 1000,
  /** Of one of its blocks. */
  richPieces: 500,
  /** Of a hotspot that is an area. */
  corners: 200,
  /** Of a tour: things to buy. */
  products: 1000,
  /** Of a product. */
  productVariants: 100,
  /** Of a product's variant. */
  variantPictures: 30,
  /** Of a video: languages. */
  captions: 30,
  /** Of the guided tour. */
  stops: 500,
  /** Of each of the lists of files: audio and brochures. */
  files: 1000,
  floorPlans: 200,
  /** Of the tour: kinds of hotspots whose look is set. */
  styleDefaults: 100,
  /** Findings of Tour Check that are left as they are. */
  ignoredProblems: 2000,
  /** Of a floor plan. */
  pins: 2000,
  /** Levels of lists and objects, the document itself being the first. */
  nesting: 50,
  /** Of an object, known and unknown ones. */
  fields: 1000,
  /** As many faults of a document are listed. */
  faults: 100,
  /** As JSON in UTF-8. */
  bytes: 8 * 1024 * 1024,
} as const;
