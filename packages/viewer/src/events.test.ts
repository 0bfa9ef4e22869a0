import { expect, test } from 'vitest';
import { createEmitter } from './events.ts';

interface Sounds {
  bell: { times: number };
}

test('a handler hears events until it is taken away', () => {
  const emitter = createEmitter<Sounds>();
  const heard: number[] = [];
  const off = emitter.on('bell', ({ times }) => heard.push(times));
  emitter.emit('bell', { times: 1 });
  off();
  emitter.emit('bell', { times: 2 });
  expect(heard).toEqual([1]);
});

test('a handler that takes itself away does not silence the next one', () => {
  const emitter = createEmitter<Sounds>();
  const heard: string[] = [];
  const off = emitter.on('bell', () => {
    heard.push('first');
    off();
  });
  emitter.on('bell', () => heard.push('second'));
  emitter.emit('bell', { times: 1 });
  expect(heard).toEqual(['first', 'second']);
});
