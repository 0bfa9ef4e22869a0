/** What a mailed link asks its screen to do. */
export type LinkMode = 'verifyEmail' | 'resetPassword' | 'recoverEmail';

const hour = 3_600;

/** For how many seconds each link works. */
export const linkLifeSeconds: Record<LinkMode, number> = {
  verifyEmail: 24 * hour,
  resetPassword: hour,
  recoverEmail: 7 * 24 * hour,
};

/** The address of the one screen that handles every mailed link. */
export function actionLink(publicUrl: string, mode: LinkMode, token: string): string {
  return `${publicUrl}/action-handler?${new URLSearchParams({ mode, token })}`;
}
