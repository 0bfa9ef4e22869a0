// `node build-jpeg-reader.mjs [OUT]`: jpeg-reader.c to jpeg-reader.wasm.
import { buildWasm } from '../build-wasm.mjs';

buildWasm(import.meta.url, 'jpeg-reader', ['-Wl,-z,stack-size=65536']);
