import './ui/tokens.css';
import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { logError } from './client/log.ts';
import { Screens } from './routes.tsx';
import { setToastLog } from './ui/toast.tsx';

setToastLog(logError);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <Screens />
    </BrowserRouter>
  </StrictMode>,
);
