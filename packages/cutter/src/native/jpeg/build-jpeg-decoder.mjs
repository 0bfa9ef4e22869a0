// `node build-jpeg-decoder.mjs [OUT]`: jpeg-decoder.c to jpeg-decoder.wasm.
import { buildWasm } from '../build-wasm.mjs';

buildWasm(import.meta.url, 'jpeg-decoder', ['-Wl,-z,stack-size=65536']);
