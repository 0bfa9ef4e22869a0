// `npm run build`: the web bundle; `npm start` does the same when a source has changed.
import { buildWeb, installPackages } from './lib/ready.mjs';

installPackages();
buildWeb();
