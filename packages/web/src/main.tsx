import './ui/tokens.css';
import './ui/base.css';
import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { watchForKeptFailures } from './client/loading/kept-failures.ts';
import { watchForNewBuild } from './client/loading/new-build.ts';
import { logError } from './client/log.ts';
import { localeOfPage, setActiveLocale } from './i18n/locale.ts';
import { LocaleProvider } from './i18n/locale-provider.tsx';
import { textsReady } from './i18n/translations.ts';
import { appReady } from './page-scripts/app-parts.ts';
import { prepareScreen, Screens } from './routes.tsx';
import { setToastLog } from './ui/overlays/toast.tsx';

setToastLog(logError);
setActiveLocale(localeOfPage());
watchForNewBuild();
watchForKeptFailures();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');

/** How long the page stays empty at most while its screen is loaded; then the loading screen shows. */
const screenTimeoutMs = 300;

// The screen itself will load, and report it.
const quietly = () => {};
// A page that is shown already answers between evaluating its scripts and requesting the parts of its screen.
if (root.hasChildNodes()) await new Promise((resolve) => setTimeout(resolve));
const prepared = prepareScreen(window.location.pathname).catch(quietly);
// In another language than English nothing is said before its words are there.
await textsReady().catch(quietly);
const app = (
  <StrictMode>
    <LocaleProvider>
      <BrowserRouter>
        <Screens />
      </BrowserRouter>
    </LocaleProvider>
  </StrictMode>
);

/** Calls back when the prerendered page has become interactive. */
function TakenOver({ children }: { children: ReactNode }): ReactNode {
  useLayoutEffect(() => {
    dispatchEvent(new Event(appReady));
  }, []);
  return children;
}

if (root.hasChildNodes()) {
  // Drawn ahead: the page is there already, and is taken over in place.
  await prepared;
  // In small pieces: the page can be scrolled and clicked meanwhile.
  startTransition(() => {
    hydrateRoot(root, <TakenOver>{app}</TakenOver>);
  });
} else {
  // A tour that is on the screen already needs no other screen meanwhile.
  const isEmpty = document.getElementById('picture')?.hidden !== false;
  await Promise.race([
    prepared,
    ...(isEmpty ? [new Promise((resolve) => setTimeout(resolve, screenTimeoutMs))] : []),
  ]);
  createRoot(root).render(app);
}
