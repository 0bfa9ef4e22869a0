import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useTour } from './use-tour.ts';

afterEach(cleanup);

test('what went wrong in this scene is forgotten once its picture is there; another scene that could not be opened is not', () => {
  const { result } = renderHook(() => useTour([], 1));
  const fail = (sceneId: number) => act(() => result.current.onError({ sceneId, message: 'No line' }));
  fail(1);
  act(() => result.current.onState({ state: 'preview' }));
  expect(result.current.problem?.message).toBe('No line');
  act(() => result.current.onState({ state: 'sharp' }));
  expect(result.current.problem).toBeNull();
  fail(2);
  act(() => result.current.onState({ state: 'sharp' }));
  expect(result.current.problem?.sceneId).toBe(2);
});
