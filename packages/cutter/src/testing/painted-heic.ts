import { fileURLToPath } from 'node:url';

/** A HEIC file of 512x256 pixels, painted, as an iPhone would have written it in one piece. */
export const paintedHeic = fileURLToPath(new URL('./painted-512.heic', import.meta.url));
