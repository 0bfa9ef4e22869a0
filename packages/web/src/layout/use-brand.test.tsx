import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useBrand } from './use-brand.ts';

afterEach(cleanup);

test('the colours of a tour go with it, those too that the server gave the page', async () => {
  const style = document.createElement('style');
  style.dataset['look'] = '';
  style.textContent = ':root:root{--accent:#2f6d4f}';
  document.head.append(style);
  const { unmount } = renderHook(() => useBrand({ brandColour: '#2f6d4f' }));
  const root = document.documentElement;
  await waitFor(() => expect(root.style.getPropertyValue('--accent')).toBe('#2f6d4f'));
  unmount();
  expect(root.style.getPropertyValue('--accent')).toBe('');
  expect(style.isConnected).toBe(false);
});
