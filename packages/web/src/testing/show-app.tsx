import { cleanup, configure, render } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, useLocation, useNavigationType } from 'react-router';
import { logError } from '../client/log.ts';
import { queryClient } from '../client/requests/query.ts';
import { forgetSession } from '../client/session/session.ts';
import { LocaleProvider } from '../i18n/locale-provider.tsx';
import { Screens } from '../routes.tsx';
import { setToastLog } from '../ui/overlays/toast.tsx';
import { clearToasts } from './toasts.ts';

// A busy machine takes longer than the second that is the default, and the first screen of a file is compiled meanwhile.
configure({ asyncUtilTimeout: 30_000 });

/** The user that tests log in. */
export const ann = { id: 'ann', name: 'Ann Lee', email: 'ann@example.com', emailVerified: true };

interface Shown {
  /** Where the application is now, such as `/login?next=%2Fprofile`. */
  address(): string;
  /** How it came there: `POP` is the first page. */
  arrivedBy(): string;
  /** Every address since the start. */
  readonly visited: string[];
}

/** Shows the whole application at an address, as after a page load. */
export function showApp(address: string): Shown {
  const visited: string[] = [];
  let arrivedBy = '';
  const onPlace = (now: string, by: string) => {
    arrivedBy = by;
    if (visited.at(-1) !== now) visited.push(now);
  };
  setToastLog(logError);
  document.body.prepend(createPicture());
  render(
    <LocaleProvider>
      <MemoryRouter initialEntries={[address]}>
        <Place onPlace={onPlace} />
        <Screens />
      </MemoryRouter>
    </LocaleProvider>,
  );
  return { address: () => visited.at(-1) ?? '', arrivedBy: () => arrivedBy, visited };
}

/** As `index.html` has it. */
function createPicture(): HTMLElement {
  const picture = document.createElement('div');
  picture.id = 'picture';
  picture.hidden = true;
  return picture;
}

/** Shows the router's location. */
function Place({ onPlace }: { onPlace(address: string, by: string): void }) {
  const { pathname, search, hash } = useLocation();
  const by = useNavigationType();
  useEffect(() => onPlace(`${pathname}${search}${hash}`, by));
  return null;
}

/** Leaves the page: nothing of it is remembered. */
export async function closeApp(): Promise<void> {
  await clearToasts();
  cleanup();
  document.getElementById('picture')?.remove();
  queryClient.clear();
  forgetSession();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = 'userId=; Max-Age=0; Path=/';
}

/** Makes this browser one that last belonged to a user. */
export function rememberUser(userId: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = `userId=${encodeURIComponent(userId)}; Path=/`;
}
