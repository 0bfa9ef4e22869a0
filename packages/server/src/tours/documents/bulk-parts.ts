/**
 * A change of this many things has a version before it. A link there and back is two parts, a scene that goes with the links to it some
 * more.
 */
export const bulkParts = 5;
