/** Scenes that lie next open at once, because what they need first is in the browser's cache already. */
export { fetchAhead, isGenerous, type Line } from '../sources/fetch-ahead.ts';
export { tilesAhead } from './scenes.ts';
