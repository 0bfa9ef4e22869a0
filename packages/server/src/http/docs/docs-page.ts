import { escapeHtml } from '../answers/escape-html.ts';
import { apiExamples, scopeWords } from './api-guide.ts';
import { docsStyle } from './docs-style.ts';

const methods = ['get', 'post', 'patch', 'put', 'delete'] as const;

/** As much of an OpenAPI document as the page shows. */
interface Described {
  info: { title: string };
  servers?: { url: string }[];
  paths?: object;
}

interface Operation {
  summary?: string;
  security?: Record<string, string[]>[];
  parameters?: { name: string; in: string; required?: boolean; schema?: unknown }[];
  requestBody?: { content?: Record<string, { schema?: unknown }> };
  responses?: Record<string, { description?: string; content?: Record<string, { schema?: unknown }> }>;
}

/**
 * The interface for people: one page without scripts, made of the OpenAPI document and of examples. It is drawn once, since
 * anybody may request it; each answer has a nonce of its own.
 */
export function docsPage(document: Described): (nonce: string) => string {
  const title = `${escapeHtml(document.info.title)} API`;
  const content = docsContent(document, title);
  return (nonce) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style nonce="${nonce}">${docsStyle}</style>
</head>
<body>
${content}
</body>
</html>`;
}

function docsContent(document: Described, title: string): string {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = (item as Record<string, Operation | undefined>)[method];
      return operation === undefined ? [] : [operationPart(method, path, operation)];
    }),
  );
  return `<main>
<h1>${title}</h1>
<p class="lead">What the screens do, scripts and other services can do too.</p>
<nav aria-label="On this page"><a href="#begin">Begin</a> <a href="#examples">Examples</a> <a href="#rules">Rules</a> <a href="#calls">All calls</a> <a href="/api/openapi.json">openapi.json</a></nav>
${beginPart(document.servers?.[0]?.url ?? '')}
${examplesPart()}
${rulesPart}
<h2 id="calls">All calls</h2>
${operations.join('\n')}
</main>`;
}

function beginPart(server: string): string {
  const scopes = Object.entries(scopeWords).map(
    ([scope, words]) => `<tr><th scope="row"><code>${scope}</code></th><td>${escapeHtml(words)}</td></tr>`,
  );
  return `<h2 id="begin">Begin</h2>
<p>Make a token in <a href="/profile">your profile</a>, under API tokens. It is shown once; keep it like a password. It does
what its scopes say, for your account and the tours that you work on, until it expires or you revoke it.</p>
<table><caption>Scopes</caption><tbody>${scopes.join('')}</tbody></table>
<p>No token reaches your password, sessions, second factor, payment, or other tokens. Send it with every request:</p>
${codePart(`export SERVER=${server}\nexport TOKEN=tw_…`)}`;
}

function examplesPart(): string {
  const parts = apiExamples.map(({ title, text, scope, command }) => {
    const needs = scope === undefined ? '' : `<span class="scope">${scope}</span>`;
    return `<section><h3>${escapeHtml(title)} ${needs}</h3><p>${words(text)}</p>${codePart(command)}</section>`;
  });
  return `<h2 id="examples">Examples</h2>\n${parts.join('\n')}`;
}

const rulesPart = `<h2 id="rules">Rules</h2>
<ul>
<li>Errors are problem documents (RFC 9457): <code>code</code> is for programs, <code>detail</code> for people, and
<code>errors</code> names every fault of what was sent. 401: the token is missing or void; 403: it lacks a scope, or a person has
to do it; 404: there is no such thing, or it is not yours; 412: it was changed meanwhile; 429: too often.</li>
<li>A token may ask 600 times a minute. After that the answer is 429, with the seconds to wait in <code>Retry-After</code>.</li>
<li>Lists come in pages of <code>limit</code>; <code>next</code> of one is <code>cursor</code> of the following.</li>
<li>Times are in UTC (ISO 8601). Fields that you do not know may be added; keep what you do not understand.</li>
</ul>`;

/** Text with code between backticks. */
function words(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

function codePart(code: string): string {
  return `<pre tabindex="0"><code>${escapeHtml(code)}</code></pre>`;
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
  return `<details>
<summary><code class="method">${method.toUpperCase()}</code><code>${escapeHtml(path)}</code>
<span>${escapeHtml(operation.summary ?? '')}</span>${needPart(operation.security ?? [])}</summary>
${parameters.length > 0 ? `<ul>${parameters.join('')}</ul>` : ''}
${body === undefined ? '' : schemaPart('Body', body)}
${answers.join('\n')}
</details>`;
}

/** Who may call it. */
function needPart(security: Record<string, string[]>[]): string {
  const scope = security.flatMap(({ token = [] }) => token)[0];
  if (scope !== undefined) return `<span class="scope">${scope}</span>`;
  if (security.some(({ token }) => token !== undefined)) return '<span class="need">any token</span>';
  return security.length === 0 ? '' : '<span class="need">logged in</span>';
}

function schemaPart(title: string, schema: unknown): string {
  return `<h3>${title}</h3>${codePart(JSON.stringify(schema ?? {}, null, 2))}`;
}
