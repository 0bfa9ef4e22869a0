import { vi } from 'vitest';

/** Observers that jsdom lacks; they see nothing change. */
export function pretendObservers(): void {
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  for (const name of ['ResizeObserver', 'IntersectionObserver']) vi.stubGlobal(name, Observer);
}
