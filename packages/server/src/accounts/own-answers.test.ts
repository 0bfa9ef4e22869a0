import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createOwnAnswers } from './own-answers.ts';

type Parts = Parameters<typeof createOwnAnswers>[0];

/** Something that ends when it is told to. */
function open() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { end, ended };
}

/** Asks for a new password; `work` is what is done for an account, `wait` the time that is waited at least. */
function askForReset() {
  const [work, wait] = [open(), open()];
  const answers = createOwnAnswers({
    passwordChanges: { requestReset: () => work.ended },
    delay: async () => wait.ended,
  } as unknown as Parts);
  let isAnswered = false;
  void answers['/request-password-reset']({ headers: {} } as never, { email: 'ann@example.com' }).then(() => {
    isAnswered = true;
  });
  const isAnsweredNow = async () => {
    await nextTurn();
    return isAnswered;
  };
  return { work, wait, isAnsweredNow };
}

test('an answer that has nothing to do, since there is no account, waits as long as one that has', async () => {
  const { work, wait, isAnsweredNow } = askForReset();
  work.end();
  expect(await isAnsweredNow()).toBe(false);
  wait.end();
  expect(await isAnsweredNow()).toBe(true);
});

test('an answer does not come before its work is done', async () => {
  const { work, wait, isAnsweredNow } = askForReset();
  wait.end();
  expect(await isAnsweredNow()).toBe(false);
  work.end();
  expect(await isAnsweredNow()).toBe(true);
});
