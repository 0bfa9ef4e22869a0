import { logError } from '../../client/log.ts';
import { type AuthAnswer, auth } from '../../client/session/auth.ts';

/** What a new account is made of. */
export interface NewAccount {
  kind: 'real-estate' | 'retail';
  name: string;
  email: string;
  password: string;
}

/** Makes an account, which logs in, and notes what its owner wants to show. */
export async function signUp({ kind, ...who }: NewAccount): Promise<AuthAnswer<{ user: { id: string } }>> {
  const answer = await auth.signUp(who);
  if (answer.ok) await noteKind(answer.body.user.id, kind);
  return answer;
}

/** The account is complete without it, so a failure is logged and no more. */
async function noteKind(userId: string, tourtype: NewAccount['kind']): Promise<void> {
  try {
    const response = await fetch(`/api/users/${encodeURIComponent(userId)}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ tourtype }),
      credentials: 'same-origin',
    });
    if (!response.ok) logError('Error noting the type of tours:', response.status);
  } catch (cause) {
    logError('Error noting the type of tours:', cause);
  }
}
