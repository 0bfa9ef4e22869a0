import { escapeHtml } from './escape-html.ts';

const METHODS = ['get', 'post', 'patch', 'put', 'delete'] as const;

/** As much of an OpenAPI document as the page shows. */
interface Described {
  info: { title: string; description?: string };
  paths?: object;
}

interface Operation {
  summary?: string;
  security?: object[];
  parameters?: { name: string; in: string; required?: boolean; schema?: unknown }[];
  requestBody?: { content?: Record<string, { schema?: unknown }> };
  responses?: Record<string, { description?: string; content?: Record<string, { schema?: unknown }> }>;
}

const STYLE = `
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
  body { max-inline-size: 60rem; margin-inline: auto; padding: 2rem 1rem; }
  details { border-block-end: 1px solid #8884; }
  summary { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding-block: .75rem; cursor: pointer; }
  code, pre { font: 13px/1.5 ui-monospace, monospace; }
  pre { overflow: auto; max-block-size: 24rem; padding: .75rem; background: #8881; border-radius: .5rem; }
  .method { min-inline-size: 4rem; font-weight: 700; }
  .lock { margin-inline-start: auto; font-size: 13px; }
`;

/** The interface for people: one page without scripts, made of the OpenAPI document. */
export function docsPage(document: Described, nonce: string): string {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = (item as Record<string, Operation | undefined>)[method];
      return operation === undefined ? [] : [operationPart(method, path, operation)];
    }),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(document.info.title)} API</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(document.info.title)} API</h1>
<p>${escapeHtml(document.info.description ?? '')} <a href="/api/openapi.json">openapi.json</a></p>
${operations.join('\n')}
</main>
</body>
</html>`;
}

function operationPart(method: string, path: string, operation: Operation): string {
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  const parameters = (operation.parameters ?? []).map(
    ({ name, in: place, required }) =>
      `<li><code>${escapeHtml(name)}</code> in ${place}${required ? ', required' : ''}</li>`,
  );
  const answers = Object.entries(operation.responses ?? {})
    .filter(([status]) => status !== 'default')
    .map(([status, { content }]) => schemaPart(`Answer ${status}`, Object.values(content ?? {})[0]?.schema));
  const isOpen = operation.security?.length === 0;
  return `<details>
<summary><code class="method">${method.toUpperCase()}</code><code>${escapeHtml(path)}</code>
<span>${escapeHtml(operation.summary ?? '')}</span>${isOpen ? '' : '<span class="lock">signed in</span>'}</summary>
${parameters.length > 0 ? `<ul>${parameters.join('')}</ul>` : ''}
${body === undefined ? '' : schemaPart('Body', body)}
${answers.join('\n')}
</details>`;
}

function schemaPart(title: string, schema: unknown): string {
  return `<h2>${title}</h2><pre>${escapeHtml(JSON.stringify(schema ?? {}, null, 2))}</pre>`;
}
