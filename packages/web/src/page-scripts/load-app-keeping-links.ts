/** For pages whose links the app counts: those pressed before it has loaded wait for it for a while. */
import { keepPresses } from './keep-presses.ts';
import './load-app-when-seen.ts';

keepPresses('main a', { linkWaitMs: 4000 });
