// `node build-whole-jpeg.mjs [OUT]`: whole-jpeg.c to whole-jpeg.wasm.
import { buildWasm } from '../build-wasm.mjs';

buildWasm(import.meta.url, 'whole-jpeg', ['-Wl,-z,stack-size=65536']);
