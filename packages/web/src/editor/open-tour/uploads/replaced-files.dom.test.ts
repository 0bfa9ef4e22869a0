import { beforeEach, expect, test } from 'vitest';
import { replacedFiles } from './replaced-files.ts';

const open = () => replacedFiles('ann', 'tour-1');
beforeEach(() => localStorage.clear());

test('after a reload it is still known which photo a scene had before', () => {
  open().remember('tour-1/new.jpg', 'tour-1/hall.jpg', { hadCome: true });
  expect(open().before('tour-1/new.jpg')).toBe('tour-1/hall.jpg');
  expect(replacedFiles('ben', 'tour-1').before('tour-1/new.jpg'), 'of another account').toBeNull();
  expect(replacedFiles('ann', 'tour-2').before('tour-1/new.jpg'), 'of another tour').toBeNull();
});

test('a photo that never came is not what comes back; one that had come is', () => {
  const replaced = open();
  replaced.remember('tour-1/second.jpg', 'tour-1/first.jpg', { hadCome: true });
  replaced.remember('tour-1/third.jpg', 'tour-1/second.jpg', { hadCome: false });
  expect(replaced.before('tour-1/third.jpg')).toBe('tour-1/first.jpg');
  replaced.remember('tour-1/fourth.jpg', 'tour-1/third.jpg', { hadCome: true });
  expect(replaced.before('tour-1/fourth.jpg')).toBe('tour-1/third.jpg');
});

test('a photo and the one before it can be put in place of each other again and again', () => {
  const replaced = open();
  replaced.remember('tour-1/new.jpg', 'tour-1/hall.jpg', { hadCome: true });
  replaced.remember('tour-1/hall.jpg', 'tour-1/new.jpg', { hadCome: true });
  expect(open().before('tour-1/hall.jpg')).toBe('tour-1/new.jpg');
});

test('a broken note of an earlier visit is nothing', () => {
  localStorage.setItem('tourwright-replaced/ann/tour-1', '["half');
  expect(open().before('tour-1/new.jpg')).toBeNull();
});
