import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import styles from './dialog.module.css';
import { Dialog } from './dialog.tsx';

afterEach(cleanup);

test('a dialog over another darkens that one, too', async () => {
  render(
    <Dialog open onClose={() => undefined} title="Below">
      <Dialog open onClose={() => undefined} title="Above">
        Words
      </Dialog>
    </Dialog>,
  );
  expect(await screen.findByRole('dialog', { name: 'Above' })).toBeTruthy();
  expect(document.querySelectorAll(`.${styles['backdrop']}`)).toHaveLength(2);
});
