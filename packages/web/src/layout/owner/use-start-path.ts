import { useSession } from '../../client/session/session.ts';

/** Where "Start a tour" leads: to the New tour dialog for who is signed in, else to the sign-up. */
export function useStartPath(): string {
  return useSession().status === 'signed-in' ? '/create-tour' : '/signup';
}
