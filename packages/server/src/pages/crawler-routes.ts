import type { DemoEntry } from '@tourwright/api';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../http/answers/escape-html.ts';
import { route } from '../http/route.ts';
import { publicPages } from './tour/public-pages.ts';

/** Pages that mean something only to a logged-in user, or to who got a mail from us. */
const privatePaths = [
  'dashboard',
  'editor',
  'create-tour',
  'profile',
  'action-handler',
  'reset-password',
  'verify-email',
];

interface Parts {
  /** Without a slash at its end. */
  publicUrl: string;
  listDemos(): Promise<{ items: DemoEntry[] }>;
}

/** `/robots.txt` and `/sitemap.xml`. Tours of owners are not listed: who may know of them is the owner's to say. */
export function crawlerRoutes(app: FastifyInstance, { publicUrl, listDemos }: Parts): void {
  const robots = [
    'User-agent: *',
    ...privatePaths.map((name) => `Disallow: /${name}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
  route(
    app,
    { method: 'GET', path: '/robots.txt' },
    {
      access: 'anyone',
      handler: async (_, reply) =>
        reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(robots),
    },
  );
  route(
    app,
    { method: 'GET', path: '/sitemap.xml' },
    {
      access: 'anyone',
      handler: async (_, reply) => {
        const { items } = await listDemos();
        const paths = [
          ...publicPages.map(({ name }) => name),
          ...items.map(({ id }) => `welcome/${encodeURIComponent(id)}`),
        ];
        const urls = paths.map((path) => `  <url><loc>${escapeHtml(`${publicUrl}/${path}`)}</loc></url>`);
        return reply
          .type('application/xml; charset=utf-8')
          .header('cache-control', 'public, max-age=3600')
          .send(
            `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
          );
      },
    },
  );
}
