import type { FastifyReply } from 'fastify';
import { allowPage, type PagePermissions } from '../http/content-security.ts';
import { tagAnswer } from '../http/tag-answer.ts';
import { type Page, renderPage } from './render-page.ts';
import type { WebBundle } from './web-bundle.ts';

/** Sends the web app with what one page has of its own. */
export type SendPage = (reply: FastifyReply, page: Page, permissions?: PagePermissions) => FastifyReply;

/**
 * The way to send pages of `bundle`. They are made for whoever asks, so nobody may keep a copy for others; a browser that
 * has the page already is told so, where it is the same each time.
 */
export function createSendPage(bundle: WebBundle, always: PagePermissions): SendPage {
  return (reply, page, permissions) => {
    const { template } = bundle;
    if (template === null) {
      return reply.code(503).type('text/plain').send('The web app is not built yet. Run: npm run build\n');
    }
    const { html, trust } = renderPage({ ...bundle, template }, page);
    allowPage(reply, trust, { ...always, ...permissions });
    reply.header('cache-control', 'private, no-cache').header('vary', 'cookie');
    const policy = String(reply.getHeader('content-security-policy'));
    if (!('nonce' in trust) && tagAnswer(reply, policy, html)) return reply.code(304).send();
    return reply.type('text/html; charset=utf-8').send(html);
  };
}
