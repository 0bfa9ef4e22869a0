/** Removes what cameras and export programs put into file names, to get a scene's name. */
const noise =
  /^(faces?|cube(map)?|cubic|skybox|img|dsc|dscn|pano|panorama|photo|pic|image|gopr|[a-z]{1,4}\d{4,}|\d{2,}|equirectangular|equirect|360|2k|4k|8k|16k|hdr|jpg|final|export|stitched?|insta360|theta|sphere|web|copy|edit(ed)?)$/i;

/** What a file with the faces of a cube is called besides the scene. */
export const packedFacesEnding = ' (6 faces)';

/** What its owner knows a file as: nobody chose the archive of six faces. */
export function shownName(fileName: string): string {
  return fileName.endsWith(`${packedFacesEnding}.tar`) ? fileName.slice(0, -'.tar'.length) : fileName;
}

/** The same by the slug that the file was given. */
export function shownNameOf(slug: string): string {
  return slug.slice(slug.lastIndexOf('/') + 1).replace(/-6-faces(-\d+)?\.tar$/, packedFacesEnding);
}

/** A name for people from a file's name: "02_living-room_8k.jpg" is "Living room". Null when nothing of it is a word. */
export function sceneName(fileName: string): string | null {
  const stem = fileName
    .replace(/^.*[/\\]/, '')
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replace(packedFacesEnding, '');
  const words = stem
    .normalize('NFC')
    .replace(/([\p{Ll}])([\p{Lu}])/gu, '$1 $2')
    .split(/[\s_.,()[\]-]+/u)
    .filter(Boolean);
  const kept = words.filter((word, index) => !noise.test(word) || isRoomNumber(words, index));
  if (!kept.some((word) => /\p{L}{2}/u.test(word) && !/^the$/i.test(word))) return null;
  const name = kept
    .map((word, index) => (index > 0 && isTitleCase(word) ? word.toLowerCase() : word))
    .join(' ');
  return (name.charAt(0).toUpperCase() + name.slice(1)).slice(0, 120);
}

/** "bedroom-2" keeps its number: it distinguishes rooms, unlike "0423" or a number in front. */
function isRoomNumber(words: readonly string[], index: number): boolean {
  const before = words[index - 1];
  return /^\d{1,2}$/.test(words[index] ?? '') && before !== undefined && !noise.test(before);
}

function isTitleCase(word: string): boolean {
  return /^\p{Lu}\p{Ll}+$/u.test(word);
}
