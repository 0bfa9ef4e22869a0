/** A size for people at a terminal: "3.2 GiB". */
export function writeSize(bytes: number): string {
  const units = ['bytes', 'KiB', 'MiB', 'GiB', 'TiB'];
  const power = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  return `${Number((bytes / 2 ** (10 * power)).toFixed(1))} ${units[power]}`;
}
