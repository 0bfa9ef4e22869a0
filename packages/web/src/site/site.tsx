/**
 * A tour as a website of its own (`index.html` of an exported site): the same player as here, with all that it shows beside it.
 * One classic script, since browsers load no modules from a file that was opened by double-click.
 */
import '../ui/tokens.css';
import '../ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { logError } from '../client/log.ts';
import { LocaleProvider } from '../i18n/locale-provider.tsx';
import { TourPlayer } from '../player/tour-player.tsx';
import { setToastLog } from '../ui/overlays/toast.tsx';
import { fetchFromScripts } from './fetch-from-scripts.ts';
import { readSite } from './read-site.ts';

setToastLog(logError);
const isOpenedAsFile = location.protocol === 'file:';
if (isOpenedAsFile) globalThis.fetch = fetchFromScripts(document, fetch);

const root = document.getElementById('root');
const text = document.getElementById('tour-data')?.textContent;
if (!root || !text) throw new Error('The page has no tour');
createRoot(root).render(
  <StrictMode>
    <LocaleProvider>
      <MemoryRouter initialEntries={[{ pathname: '/', search: location.search }]}>
        <TourPlayer data={readSite(text, document.baseURI, isOpenedAsFile)} isEmbedded={false} />
      </MemoryRouter>
    </LocaleProvider>
  </StrictMode>,
);
