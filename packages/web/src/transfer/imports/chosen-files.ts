import type { ChosenFile } from './send-files.ts';

/** What systems put beside files. */
const hidden = /(?:^|\/)(?:\.[^/]*|Thumbs\.db|desktop\.ini|__MACOSX)(?:\/|$)/i;

/** Files of an input, those of a folder with their paths in it. */
export function filesOfInput(list: FileList): ChosenFile[] {
  return shown([...list].map((file) => ({ path: file.webkitRelativePath || file.name, file })));
}

/** All files that were dropped, those of folders with their paths. Call it within the event. */
export async function filesOfDrop(data: DataTransfer): Promise<ChosenFile[]> {
  const entries = [...data.items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  const files = await Promise.all(entries.map((entry) => filesOfEntry(entry, '')));
  return shown(files.flat());
}

async function filesOfEntry(entry: FileSystemEntry, folder: string): Promise<ChosenFile[]> {
  const path = `${folder}${entry.name}`;
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    return [{ path, file }];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const found: FileSystemEntry[] = [];
  // A browser gives them a hundred at a time.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) break;
    found.push(...some);
  }
  const files: ChosenFile[] = [];
  for (const each of found) files.push(...(await filesOfEntry(each, `${path}/`)));
  return files;
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function shown(files: ChosenFile[]): ChosenFile[] {
  return files.filter(({ path }) => !hidden.test(path));
}
