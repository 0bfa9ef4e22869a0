import { valueFault } from '@tourwright/tour/document';
import type { FastifyInstance } from 'fastify';
import { invalidInput, type Problem } from './answers/problem.ts';

/** Levels of lists and objects: the fifty of a tour's document, and what an edit in a batch is in. */
const maxBodyNesting = 60;

/**
 * Reads JSON bodies. One that is nested too deeply is refused before anything walks through it level by level. Routes that
 * take text read it themselves.
 */
export function mountJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (request.routeOptions.config.takesText) return done(null, text);
    if (nestsDeeper(text, maxBodyNesting)) return done(tooDeep());
    return parse(request, text, done);
  });
}

/** The answer to JSON that is nested too deeply. */
function tooDeep(): Problem {
  return invalidInput([valueFault('$', 'nested_too_deeply', { most: maxBodyNesting })]);
}

const [quote, backslash] = ['"', '\\'].map((letter) => letter.charCodeAt(0));
const opening = new Set([...'[{'].map((letter) => letter.charCodeAt(0)));
const closing = new Set([...']}'].map((letter) => letter.charCodeAt(0)));

/** Whether JSON text opens more lists and objects within each other than `most`; text that is not JSON may say either. */
export function nestsDeeper(text: string, most: number): boolean {
  let level = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === quote) index = endOfString(text, index);
    else if (opening.has(code)) level += 1;
    else if (closing.has(code)) level -= 1;
    if (level > most) return true;
  }
  return false;
}

/** Where the string that opens at `start` closes; the text's end where it does not. */
function endOfString(text: string, start: number): number {
  for (let index = start + 1; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === backslash) index += 1;
    else if (code === quote) return index;
  }
  return text.length;
}
