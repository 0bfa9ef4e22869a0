// The API reference of a package, made of the types that its build wrote: each export with its own words.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Markdown of all that the entry exports; `packages` says where the entries of other packages are, `heading` its level. */
export function apiReference(entry, packages = {}, heading = '##') {
  const found = exportsOf(entry, packages);
  // What is called first, then what it takes and gives.
  const isCalled = ({ text }) => /^function /m.test(text);
  return [...found.filter(isCalled), ...found.filter((each) => !isCalled(each))]
    .map(({ name, text }) => `${heading} \`${name}\`\n\n\`\`\`ts\n${text}\n\`\`\`\n`)
    .join('\n');
}

function exportsOf(file, packages) {
  const text = readFileSync(file, 'utf8');
  const handedOn = exportsIn(text).flatMap(({ names, from }) => {
    const target = from.startsWith('.')
      ? join(dirname(file), from.replace(/\.js$/, '.d.ts'))
      : packages[from];
    return names.map((name) => ({ name, text: declarationOf(name, target, packages) }));
  });
  const declared = /^export (?:declare )?(?:interface|type|function|const|class) (\w+)/gm;
  const own = [...text.matchAll(declared)].map(([, name]) => ({
    name,
    text: declarationOf(name, file, packages),
  }));
  // A name that was imported before it is handed on.
  const imported = [...text.matchAll(/^export \{([^}]*)\};/gm)].flatMap(([, names]) =>
    namesIn(names).flatMap((name) => {
      const from = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '([^']+)'`).exec(text)?.[1];
      if (!from) return [];
      const target = join(dirname(file), from.replace(/\.js$/, '.d.ts'));
      return [{ name, text: declarationOf(name, target, packages) }];
    }),
  );
  return [...handedOn, ...own, ...imported];
}

/** The declaration of a name with its comment; followed where a file only hands it on. */
function declarationOf(name, file, packages) {
  const text = readFileSync(file, 'utf8');
  const declared = new RegExp(
    `((?:^/\\*\\*(?:(?!\\*/)[\\s\\S])*\\*/\\n)?)^export (?:declare )?(?:interface|type|function|const|class) ${name}\\b[\\s\\S]*?(?=\\n(?:export|/\\*\\*|declare|interface|type|//#)|$(?![\\s\\S]))`,
    'm',
  );
  const own = declared.exec(text)?.[0];
  if (own)
    return (
      own
        .replaceAll('export declare ', '')
        .replaceAll(/^export /gm, '')
        // What a class keeps to itself.
        .replaceAll(/^ +#private;\n/gm, '')
        .trim()
    );
  const handedOn = exportsIn(text).find(({ names }) => names.includes(name));
  if (!handedOn) throw new Error(`${file} does not declare ${name}`);
  return declarationOf(name, join(dirname(file), handedOn.from.replace(/\.js$/, '.d.ts')), packages);
}

function exportsIn(text) {
  return [...text.matchAll(/export (?:type )?\{([^}]*)\} from '([^']+)'/g)].map(([, names, from]) => ({
    names: namesIn(names),
    from,
  }));
}

/** The names of a list between braces. */
function namesIn(list) {
  return list
    .split(',')
    .map((each) => each.replace('type ', '').trim())
    .filter(Boolean);
}
