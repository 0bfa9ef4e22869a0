/**
 * A module beside another one, to be run by a thread or process of its own: as it is published or, in this repository, as
 * its source, where other packages are found by the same condition.
 */
export function workerEntry(name: string, beside: string): { url: URL; execArgv: string[] } {
  const isSource = beside.endsWith('.ts');
  const url = new URL(`./${name}.${isSource ? 'ts' : 'js'}`, beside);
  return { url, execArgv: isSource ? ['--conditions=@tourwright/source'] : [] };
}
