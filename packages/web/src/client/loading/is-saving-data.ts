/** Whether the visitor has asked the browser to be sparing with data. */
export function isSavingData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
