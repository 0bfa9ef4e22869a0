import type { Readable } from 'node:stream';

/** Inclusive byte positions, as in HTTP; without `end` to the last byte. */
export interface ByteRange {
  start: number;
  end?: number;
}

/** What is known of a stored file without reading it. */
export interface StoredFile {
  /** The size of the whole file, bytes. */
  sizeBytes: number;
  /** Follows from the key's ending. */
  contentType: string;
  /** Without quotes; another one after every write. */
  etag: string;
}

/**
 * Where the bytes of media are. Keys are made by us and never by people: lower-case parts of letters, digits and
 * `. _ -`, joined by `/`. A key that is not so is a bug and throws; "not there" is null.
 */
export interface Storage {
  /** Replaces what is there, at once and whole. When it resolves the bytes have reached the disk or the bucket. */
  put(key: string, body: Buffer | Readable): Promise<{ sizeBytes: number; sha256: string }>;
  /** Null when nothing is there or the range starts behind its end. The stream holds the range only. */
  get(key: string, range?: ByteRange): Promise<(StoredFile & { stream: Readable }) | null>;
  /** A small file whole, such as a tile; quicker than a stream. */
  read(key: string): Promise<(StoredFile & { bytes: Buffer }) | null>;
  head(key: string): Promise<StoredFile | null>;
  /** Whether there was something to delete. */
  delete(key: string): Promise<boolean>;
  /** Deletes all below a prefix that ends with `/`; answers how many files that were. */
  deletePrefix(prefix: string): Promise<number>;
  /** All files below a prefix that ends with `/`, in no order; with '' all there are. */
  list(prefix: string): AsyncIterable<{ key: string; sizeBytes: number }>;
  /** Where the file is on this machine, for programs that read files; absent when it is elsewhere. */
  localPath?(key: string): string;
  /** Gives up large files whose writers were killed before a moment; absent where they leave nothing. */
  giveUpUnfinished?(before: Date): Promise<void>;
  /** Writes a byte and takes it away again; throws when nothing can be written. */
  check(): Promise<void>;
  close(): Promise<void>;
}
