// `node build-small-jpeg.mjs [OUT]`: small-jpeg.c to small-jpeg.wasm.
import { buildWasm } from '../build-wasm.mjs';

buildWasm(import.meta.url, 'small-jpeg', ['-Wl,-z,stack-size=65536']);
