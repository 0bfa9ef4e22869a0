import { type Face, faces } from '@tourwright/tour/sphere';

/** The faces by their letters, however they are given. Throws when one is missing. */
export function namedFaces(given: Readonly<Record<Face, string>> | readonly string[]): Record<Face, string> {
  const byLetter = given as Partial<Record<Face | number, string>>;
  const found = faces.map((face, index) => [face, byLetter[face] ?? byLetter[index]] as const);
  const missing = found.find(([, address]) => !address);
  if (missing) throw new Error(`The panorama has no face ${missing[0]}`);
  return Object.fromEntries(found) as Record<Face, string>;
}
