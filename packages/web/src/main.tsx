import './ui/tokens.css';
import './ui/base.css';
import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { logError } from './client/log.ts';
import { watchForNewBuild } from './client/new-build.ts';
import { pressAgain } from './client/press-again.ts';
import { prepareScreen, Screens } from './routes.tsx';
import { setToastLog } from './ui/toast.tsx';

setToastLog(logError);
watchForNewBuild();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');

/** How long the page stays empty at most while its screen is loaded; then the loading screen shows. */
const patienceMs = 300;

const prepared = prepareScreen(window.location.pathname).catch(() => {
  // The screen itself will load, and tell.
});
const app = (
  <StrictMode>
    <BrowserRouter>
      <Screens />
    </BrowserRouter>
  </StrictMode>
);

/** Tells when the page that was drawn ahead answers to its visitor. */
function TakenOver({ children }: { children: ReactNode }): ReactNode {
  useLayoutEffect(pressAgain, []);
  return children;
}

if (root.hasChildNodes()) {
  // Drawn ahead: the page stands already, and is taken over where it stands.
  await prepared;
  // In small pieces: the page can be scrolled and clicked meanwhile.
  startTransition(() => {
    hydrateRoot(root, <TakenOver>{app}</TakenOver>);
  });
} else {
  // A tour that is on the screen already needs no other screen meanwhile.
  const isEmpty = document.getElementById('first-picture') === null;
  await Promise.race([
    prepared,
    ...(isEmpty ? [new Promise((resolve) => setTimeout(resolve, patienceMs))] : []),
  ]);
  createRoot(root).render(app);
}
