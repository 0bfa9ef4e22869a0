import fc from 'fast-check';

/** What has a meaning in one of the formats, or should have none. */
const pieces = fc.oneof(
  fc.constantFrom(
    ...['{', '}', '[', ']', '(', ')', '<', '>', '/>', '</', '"', "'", '`', ',', ':', ';', '=', '-', '\\'],
    ...[
      '//',
      '/*',
      '*/',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '<!DOCTYPE k>',
      '&amp;',
      '&x;',
      '&#0;',
      '&#xD800;',
    ],
    ...[
      'null',
      'true',
      '-0',
      '1e400',
      '-1e308',
      '99999999999999999999',
      '0x1F',
      '12deg',
      '50%',
      'NaN',
      '\u2028',
    ],
    ...[
      '__proto__',
      'constructor',
      'prototype',
      '"__proto__":{"polluted":1},',
      ' __proto__="1"',
      ' constructor="x"',
    ],
    ...[
      'javascript:alert(1)',
      '../../etc/passwd',
      'file:///etc/passwd',
      '%SWFPATH%',
      '%00',
      '\0',
      '\uFEFF',
      '\uD800',
    ],
    ...[
      '<include url="skin.xml" />',
      '<scene name="scene_hall">',
      '...x',
      '${',
      'run()',
      '() => 1',
      '\n',
      '\r\n',
    ],
  ),
  fc.string({ maxLength: 8, unit: 'binary' }),
  fc.double().map(String),
  fc.nat(40).map((times) => '['.repeat(times)),
);
/** Where, how many characters of the text go, and what comes there: a piece, or what is elsewhere in it. */
const change = fc.tuple(
  fc.nat(),
  fc.oneof(fc.constant(0), fc.nat(12), fc.nat(400)),
  fc.oneof(pieces, fc.nat()),
);
const changes = fc.array(change, { minLength: 1, maxLength: 6 });

/** A text with a few changes: pieces of it left out, put in, repeated elsewhere. */
export function changedText(text: string): fc.Arbitrary<string> {
  return changes.map((made) =>
    made.reduce((current, [where, gone, piece]) => {
      const at = where % (current.length + 1);
      const put =
        typeof piece === 'string' ? piece : current.slice(piece % (current.length + 1)).slice(0, 60);
      return current.slice(0, at) + put + current.slice(at + gone);
    }, text),
  );
}
