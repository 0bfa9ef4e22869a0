/** For pages whose links the app counts: what is pressed before it is there waits for it, a link for a while at most. */
import { keepPresses } from './keep-presses.ts';
import './load-app-when-seen.ts';

keepPresses('main a, main button', { linkWaitMs: 4000 });
