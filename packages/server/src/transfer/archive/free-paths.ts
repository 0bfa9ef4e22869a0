/** Returns paths that every system can unpack, unique regardless of letter case. */
export function freePaths(): { take(wanted: string): string } {
  const taken = new Set<string>();
  return {
    take(wanted) {
      const plain = wanted.split('/').map(plainName).join('/');
      const [, stem = plain, ending = ''] = /^(.*?)(\.[a-z0-9]{1,5})?$/i.exec(plain) ?? [];
      for (let count = 1; ; count++) {
        const path = count === 1 ? plain : `${stem}-${count}${ending}`;
        if (taken.has(path.toLowerCase())) continue;
        taken.add(path.toLowerCase());
        return path;
      }
    },
  };
}

/** Windows knows some characters and names of its own. */
function plainName(name: string): string {
  const plain = name.replace(/[<>:"|?*\\]/g, '_').replace(/(?<![. ])[. ]+$/, '_');
  return /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(plain) ? `_${plain}` : plain;
}
