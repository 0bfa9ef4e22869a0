import { useSession } from '../client/session.ts';

/** Where "Start a tour" leads: to the editor for who has an account, else to the sign-up. */
export function useStartPath(): string {
  return useSession().status === 'signed-in' ? '/create-tour' : '/signup';
}
