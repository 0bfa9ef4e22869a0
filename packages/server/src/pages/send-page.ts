import type { FastifyReply } from 'fastify';
import { allowPage, type PagePermissions } from '../http/content-security.ts';
import { newNonce } from '../http/nonce.ts';
import { type Page, renderPage } from './render-page.ts';
import type { WebBundle } from './web-bundle.ts';

/** Sends the web app with what one page has of its own. */
export type SendPage = (
  reply: FastifyReply,
  page: Omit<Page, 'nonce'>,
  permissions?: PagePermissions,
) => FastifyReply;

/** The way to send pages of `bundle`. Each answer has a nonce of its own, so nobody may keep a copy for others. */
export function createSendPage(bundle: WebBundle, always: PagePermissions): SendPage {
  return (reply, page, permissions) => {
    const { template } = bundle;
    if (template === null) {
      return reply.code(503).type('text/plain').send('The web app is not built yet. Run: npm run build\n');
    }
    const nonce = newNonce();
    allowPage(reply, nonce, { ...always, ...permissions });
    return reply
      .header('cache-control', 'private, no-cache')
      .header('vary', 'cookie')
      .type('text/html; charset=utf-8')
      .send(renderPage({ ...bundle, template }, { ...page, nonce }));
  };
}
