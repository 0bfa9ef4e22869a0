/** From this many scenes on, the list has a search field. */
export const manyScenes = 12;

/** The scenes in whose names all words occur, whatever their case and accents. */
export function scenesNamed<Named extends { name: string }>(
  scenes: readonly Named[],
  words: string,
): Named[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return scenes.filter(({ name }) => {
    const own = plain(name);
    return wanted.every((word) => own.includes(word));
  });
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
}
