import { Link } from 'react-router';

interface LinkedTextProps {
  /** Such as "you agree to the <terms>terms</terms>". */
  text: string;
  /** Where the name of each pair of tags leads; what the app does not show itself opens beside this page. */
  to: Readonly<Record<string, string>>;
}

/** A text whose tagged words are links. */
export function LinkedText({ text, to }: LinkedTextProps) {
  return text.split(/(<\w+>[^<]*<\/\w+>)/).map((part) => {
    const [, name = '', words] = /^<(\w+)>([^<]*)</.exec(part) ?? [];
    const address = to[name];
    if (address === undefined) return part;
    if (/^(https?:|\/api\/)/.test(address)) {
      return (
        <a key={name} href={address} target="_blank" rel="noopener noreferrer">
          {words}
        </a>
      );
    }
    return (
      <Link key={name} to={address}>
        {words}
      </Link>
    );
  });
}
