import { expect, test } from 'vitest';
import { matchQuestions } from './match-questions.ts';

const camera = { id: 'camera', title: 'Which camera do I need?', text: 'Any 360 camera.' };
const cafe = { id: 'cafe', title: 'Can I show my café?', text: 'Yes, with its opening hours.' };
const all = [camera, cafe];

test.each([
  ['', all],
  ['  ', all],
  ['CAMERA', [camera]],
  ['need 360', [camera]],
  ['cafe hours', [cafe]],
  ['cafe\u0301', [cafe]],
  ['camera hours', []],
])('"%s" finds the questions with all its words', (search, found) => {
  expect(matchQuestions(all, search)).toEqual(found);
});
