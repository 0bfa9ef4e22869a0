import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { AuthAnswer } from '../../client/session/auth.ts';
import {
  arePasskeysPossible,
  canOfferPasskeys,
  logInWithPasskey,
  stopAsking,
} from '../../client/session/passkeys.ts';
import { authFailureText } from '../../layout/failures/auth-failure-text.ts';

/** What the server asks a passkey is good for five minutes; the screen may stay open for longer. */
const offerMs = 4 * 60_000;

interface PasskeyLogin {
  isPossible: boolean;
  isWorking: boolean;
  logIn(): void;
}

/** Logs in with a passkey: by a button, or where the browser offers it beside the names that it knows. */
export function usePasskeyLogin(calls: {
  onFailure(reason: string | null): void;
  onDone(): Promise<void>;
}): PasskeyLogin {
  const [isPossible] = useState(arePasskeysPossible);
  const [isWorking, setWorking] = useState(false);
  const latest = useRef(calls);
  useLayoutEffect(() => {
    latest.current = calls;
  });
  const life = useRef({ isOver: false, isOffering: false, timer: 0 });

  /** Whether that was the end of it. */
  const take = useCallback(async (answer: AuthAnswer<unknown>): Promise<boolean> => {
    if (answer.ok) await latest.current.onDone();
    else latest.current.onFailure(authFailureText(answer));
    return answer.ok;
  }, []);

  const offer = useCallback(async () => {
    const now = life.current;
    clearTimeout(now.timer);
    if (now.isOver || !(await canOfferPasskeys()) || now.isOver) return;
    now.isOffering = true;
    // Asking again ends what was asked before.
    now.timer = window.setTimeout(offer, offerMs);
    const answer = await logInWithPasskey({ isOffer: true });
    if (now.isOver || (!answer.ok && !isOfPasskey(answer.code))) return;
    if (!(await take(answer))) void offer();
  }, [take]);

  useEffect(() => {
    const now = life.current;
    now.isOver = false;
    void offer();
    return () => {
      now.isOver = true;
      clearTimeout(now.timer);
      if (now.isOffering) void stopAsking();
      now.isOffering = false;
    };
  }, [offer]);

  const logIn = async () => {
    setWorking(true);
    latest.current.onFailure(null);
    clearTimeout(life.current.timer);
    const answer = await logInWithPasskey({ isOffer: false });
    setWorking(false);
    if (life.current.isOver) return;
    if (!(await take(answer))) void offer();
  };
  return { isPossible, isWorking, logIn: () => void logIn() };
}

/** Whether a passkey was chosen that the server refused; all else the browser has said itself, or nobody requested. */
function isOfPasskey(code: string): boolean {
  return code.startsWith('PASSKEY_');
}
