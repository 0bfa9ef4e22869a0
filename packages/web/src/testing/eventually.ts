import { vi } from 'vitest';

/** Waits until `check` no longer throws: as long as a busy machine may take. */
export function eventually<Value>(check: () => Value | Promise<Value>): Promise<Value> {
  return vi.waitFor(check, { timeout: 30_000 });
}
