import { useSession } from '../../client/session/session.ts';

/** Where "Start a tour" leads: to the New tour dialog for a logged-in user, else to the sign-up. */
export function useStartPath(): string {
  return useSession().status === 'logged-in' ? '/create-tour' : '/signup';
}
