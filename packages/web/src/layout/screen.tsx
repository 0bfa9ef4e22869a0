import { type ReactNode, Suspense, useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { type PageTheme, usePageTheme } from '../ui/theme.tsx';
import { ScreenError } from './failures/screen-error.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { LoggedIn } from './logged-in.tsx';
import { useTitle } from './use-title.ts';

interface ScreenProps {
  title: string | undefined;
  theme: PageTheme;
  access: 'anyone' | 'logged-in';
  /** Within a page that has its `main` already. */
  inside: boolean;
  children: ReactNode;
}

/** What every screen has around it: theme, title, guard, loading, and an error instead of a blank page. */
export function Screen({ title, theme, access, inside, children }: ScreenProps) {
  usePageTheme(theme);
  const shown = (
    <Suspense fallback={<LoadingScreen inside={inside} />}>
      {children}
      <Arrival title={title} />
    </Suspense>
  );
  return <ScreenError>{access === 'logged-in' ? <LoggedIn>{shown}</LoggedIn> : shown}</ScreenError>;
}

let arrivals = 0;

/** Once a screen is shown: its title, and after a navigation inside the application the top of its content. */
function Arrival({ title }: { title: string | undefined }) {
  const { pathname, hash } = useLocation();
  const by = useNavigationType();
  useTitle(title);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another arrival
  useEffect(() => {
    arrivals += 1;
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (target) target.scrollIntoView();
    // The browser itself places the focus after a page load.
    if (target || arrivals === 1) return;
    // Going back, the browser restores the place itself.
    if (by !== 'POP') window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return null;
}
