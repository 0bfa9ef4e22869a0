/** Prefetches the first tiles of the next scenes into the browser's cache, so that they open at once. */
export { fetchAhead, isGenerous, type Line } from '../sources/fetch-ahead.ts';
export { tilesAhead } from './scenes.ts';
