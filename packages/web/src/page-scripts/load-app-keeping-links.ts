/** For pages whose links the app counts: presses before it has loaded wait for it, links only for a while. */
import { keepPresses } from './keep-presses.ts';
import './load-app-when-seen.ts';

keepPresses('main a, main button', { linkWaitMs: 4000 });
