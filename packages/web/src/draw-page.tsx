/**
 * A page as it stands before anything is known of its visitor. The build draws the public pages ahead (`build/
 * draw-pages.ts`), so that words and pictures are seen before the scripts have come; `main.tsx` takes them over.
 */
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { prepareScreen, Screens } from './routes.tsx';

/** The markup of the page at a path. */
export async function drawPage(path: string): Promise<string> {
  await prepareScreen(path);
  return renderToString(
    <StaticRouter location={path}>
      <Screens />
    </StaticRouter>,
  );
}
