import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { yearSeconds } from '../durations.ts';
import { Problem } from '../http/answers/problem.ts';
import { route } from '../http/route.ts';
import type { WebBundle } from './html/web-bundle.ts';

const assetHeaders = {
  'cache-control': `public, max-age=${yearSeconds}, immutable`,
  'cross-origin-resource-policy': 'cross-origin',
  // A worker lives under the policy that its script came with.
  'content-security-policy': "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
};
/** As the build names its files: no part begins with a dot. */
const assetPath = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

/**
 * The built files of the web app. Their names hold a hash of their content, so browsers keep them for good; other
 * origins may read them, since an embed in a sandboxed frame has none.
 */
export async function assetsRoutes(app: FastifyInstance, bundle: WebBundle): Promise<void> {
  const isBuilt = bundle.built !== null;
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: bundle.folder,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'deny',
    });
  }
  route(
    app,
    { method: 'GET', path: '/assets/*' },
    {
      access: 'anyone',
      openToOtherSites: true,
      handler: async (request, reply) => {
        const name = request.params['*'] ?? '';
        if (!isBuilt || !assetPath.test(name)) throw new Problem('not_found');
        return reply.headers(assetHeaders).sendFile(`assets/${name}`);
      },
    },
  );
}
