import { vi } from 'vitest';

/** Observers and media queries, which jsdom lacks; they see nothing change. */
export function pretendObservers(): void {
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  for (const name of ['ResizeObserver', 'IntersectionObserver']) vi.stubGlobal(name, Observer);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
}
