/**
 * Loaded before web tests. What is installed as `@napi-rs/canvas` is an empty package in the place of a heavy one that
 * nobody needs (`overrides` in package.json); jsdom takes whatever bears that name for a library that draws.
 */
try {
  const path = require.resolve('@napi-rs/canvas');
  require.cache[path] = { id: path, filename: path, loaded: true, exports: null };
} catch {
  // Not installed at all, as jsdom knows it.
}
