/** The action that a mailed link requests on its screen. */
export type LinkMode = 'verifyEmail' | 'resetPassword' | 'recoverEmail';

/** The address of the one screen that handles every mailed link. */
export function actionLink(publicUrl: string, mode: LinkMode, token: string): string {
  return `${publicUrl}/action-handler?${new URLSearchParams({ mode, token })}`;
}
