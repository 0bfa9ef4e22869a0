import type { FastifyReply } from 'fastify';
import { mayKeep, sharedCaching } from '../../http/answers/ready/ready-answers.ts';
import { tagAnswer } from '../../http/answers/tag-answer.ts';
import { allowPage, type PagePermissions } from '../../http/safety/content-security.ts';
import { lookOf } from './page-look.ts';
import { type Page, renderPage } from './render-page.ts';
import type { WebBundle } from './web-bundle.ts';

/** Sends the web app with what one page has of its own. */
export type SendPage = (reply: FastifyReply, page: Page, permissions?: PagePermissions) => FastifyReply;

/**
 * The way to send pages of `bundle`. They depend on the user, so they must not be cached for others except those that
 * are the same for all visitors; a browser that already has the page gets 304.
 */
export function createSendPage(
  bundle: Pick<WebBundle, 'built'>,
  always: PagePermissions,
  allowsPseudo = false,
): SendPage {
  return (reply, page, permissions) => {
    if (bundle.built === null) {
      return reply.code(503).type('text/plain').send('The web app is not built yet. Run: npm run build\n');
    }
    const { html, trust } = renderPage(bundle.built, page, lookOf(reply.request, allowsPseudo));
    allowPage(reply, trust, { ...always, ...permissions });
    const isSame = !('nonce' in trust);
    const isShared = isSame && page.sharedVersion !== undefined && reply.statusCode === 200;
    reply.header('cache-control', isShared ? sharedCaching : 'private, no-cache');
    // Phones get another first picture.
    reply.header(
      'vary',
      page.startsEarly ? 'cookie, accept-language, user-agent' : 'cookie, accept-language',
    );
    const policy = String(reply.getHeader('content-security-policy'));
    const isKnown = isSame && tagAnswer(reply, policy, html);
    const isKept = isShared && mayKeep(reply.request, page.sharedVersion ?? 0);
    if (isKnown && !isKept) return reply.code(304).send();
    return reply.type('text/html; charset=utf-8').send(html);
  };
}
