import { createAuthEndpoint, createAuthMiddleware } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import { mirrorSession } from '../sessions/user-id-cookie.ts';

/** As the two-factor plug-in names its cookie. */
const challengeCookie = 'two_factor';

/**
 * What we add to better-auth as its last plug-in. Hooks of plug-ins run behind ours, so only here it is known whether a
 * login left a session or waits for a second factor.
 */
export function identityExtras({ keepAccount }: { keepAccount(userId: string): Promise<unknown> }) {
  return {
    id: 'tourwright' as const,
    hooks: {
      after: [
        {
          matcher: () => true,
          handler: createAuthMiddleware(async (call) => {
            mirrorSession(call);
            // Without a second factor the database itself keeps the account with the session.
            const user: { id: string; twoFactorEnabled?: boolean } | undefined =
              call.context.newSession?.user;
            if (user?.twoFactorEnabled) await keepAccount(user.id);
          }),
        },
      ],
    },
    endpoints: {
      /** Whose login waits for a second factor in this browser. */
      pendingUser: createAuthEndpoint.serverOnly({ method: 'GET', requireHeaders: true }, async (call) => {
        const { context } = call;
        const { name } = context.createAuthCookie(challengeCookie);
        const identifier = await call.getSignedCookie(name, context.secret);
        if (!identifier) return { userId: null };
        const challenge = await context.internalAdapter.findVerificationValue(identifier);
        const isOpen = challenge !== null && challenge.expiresAt > new Date();
        return { userId: isOpen ? challenge.value : null };
      }),
      /** Logs a user in who has just shown who they are; asks for nothing. */
      openSession: createAuthEndpoint.serverOnly(
        {
          method: 'POST',
          requireHeaders: true,
          body: z.object({ userId: z.string(), rememberMe: z.boolean() }),
        },
        async (call) => {
          const { userId, rememberMe } = call.body;
          const { internalAdapter } = call.context;
          const user = await internalAdapter.findUserById(userId);
          if (user === null) return null;
          const session = await internalAdapter.createSession(userId, !rememberMe);
          await setSessionCookie(call, { session, user }, !rememberMe);
          return { token: session.token, user };
        },
      ),
    },
  };
}
