/** The one table of paths to screens, with the frame, mood and guard of each. */
import { correctedPath, type PagePath } from '@tourwright/api/page-paths';
import { type PropsWithChildren, Suspense } from 'react';
import { matchPath, Navigate, Route, Routes, useLocation } from 'react-router';
import { ReloadNotice } from './layout/failures/reload-notice.tsx';
import { ScreenError } from './layout/failures/screen-error.tsx';
import { type LayoutTextId, t } from './layout/layout-text.ts';
import { type Loadable, Loaded, loadable } from './layout/loadable.tsx';
import { LoadingScreen } from './layout/loading-screen.tsx';
import { Screen } from './layout/screen.tsx';
import { SkipLink } from './layout/site/skip-link.tsx';
import { useSessionRule } from './layout/use-session-rule.ts';
import type { PageTheme } from './ui/theme.tsx';

interface ScreenRoute {
  /** Paths to the same screen keep its state when one goes to the other. */
  paths: readonly (PagePath | '*')[];
  /** Absent: the screen (or the server) names the page. */
  title?: LayoutTextId;
  /** `site` has the common header and footer, `owner` the cache of the owner's data, `none` nothing. */
  frame: keyof typeof frames;
  theme: PageTheme;
  access: 'anyone' | 'logged-in';
  page: Loadable;
}

const frames = {
  site: loadable(() => import('./layout/site/site-layout.tsx'), 'SiteLayout'),
  owner: loadable(() => import('./layout/owner/owner-layout.tsx'), 'OwnerLayout'),
  none: null,
};

const none = { frame: 'none', theme: 'chosen', access: 'anyone' } as const;
const site = { frame: 'site', theme: 'chosen', access: 'anyone' } as const;
const picture = { frame: 'none', theme: 'dark', access: 'anyone' } as const;
const owner = { frame: 'owner', theme: 'chosen', access: 'logged-in' } as const;

const dashboard = loadable(() => import('./dashboard/dashboard-page.tsx'), 'DashboardPage');

const screens: readonly ScreenRoute[] = [
  {
    ...none,
    paths: ['/'],
    title: 'title.landing',
    page: loadable(() => import('./landing/landing-page.tsx'), 'LandingPage'),
  },
  {
    ...none,
    paths: ['/login'],
    title: 'title.login',
    page: loadable(() => import('./accounts/login/login-page.tsx'), 'LoginPage'),
  },
  // Any other path shows the login screen to a visitor who is not logged in.
  {
    ...none,
    paths: ['*'],
    page: loadable(() => import('./accounts/login/other-path-page.tsx'), 'OtherPathPage'),
  },
  {
    ...none,
    paths: ['/signup'],
    title: 'title.signup',
    page: loadable(() => import('./accounts/signup/signup-page.tsx'), 'SignupPage'),
  },
  {
    ...none,
    paths: ['/reset-password'],
    title: 'title.reset-password',
    page: loadable(() => import('./accounts/recovery/reset-password-page.tsx'), 'ResetPasswordPage'),
  },
  {
    ...none,
    paths: ['/verify-email'],
    title: 'title.verify-email',
    page: loadable(() => import('./accounts/recovery/verify-email-page.tsx'), 'VerifyEmailPage'),
  },
  {
    ...none,
    paths: ['/action-handler'],
    title: 'title.action-handler',
    page: loadable(() => import('./accounts/recovery/action-handler-page.tsx'), 'ActionHandlerPage'),
  },

  {
    ...owner,
    theme: 'dark',
    paths: ['/editor', '/create-tour'],
    title: 'title.editor',
    page: loadable(() => import('./editor/editor-page.tsx'), 'EditorPage'),
  },
  { ...owner, paths: ['/dashboard'], title: 'title.dashboard', page: dashboard },
  { ...owner, paths: ['/dashboard/myTour'], title: 'title.tours', page: dashboard },
  { ...owner, paths: ['/dashboard/leads'], title: 'title.leads', page: dashboard },
  {
    ...owner,
    paths: ['/profile'],
    title: 'title.profile',
    page: loadable(() => import('./profile/profile-page.tsx'), 'ProfilePage'),
  },

  // Beside the specification's, for operators.
  {
    ...owner,
    paths: ['/admin'],
    title: 'title.admin',
    page: loadable(() => import('./admin/admin-page.tsx'), 'AdminPage'),
  },

  {
    ...picture,
    paths: ['/welcome/:tourId'],
    page: loadable(() => import('./welcome/welcome-page.tsx'), 'WelcomePage'),
  },
  {
    ...picture,
    paths: ['/preview/:tourName'],
    page: loadable(() => import('./player/preview-page.tsx'), 'PreviewPage'),
  },
  {
    ...picture,
    paths: ['/embed/:tourId'],
    page: loadable(() => import('./player/embed-page.tsx'), 'EmbedPage'),
  },

  {
    ...site,
    paths: ['/explore'],
    title: 'title.explore',
    page: loadable(() => import('./explore/explore-page.tsx'), 'ExplorePage'),
  },
  {
    ...site,
    paths: ['/contact'],
    title: 'title.contact',
    page: loadable(() => import('./info/contact-page.tsx'), 'ContactPage'),
  },
  {
    ...site,
    paths: ['/solutions'],
    title: 'title.solutions',
    page: loadable(() => import('./info/solutions-page.tsx'), 'SolutionsPage'),
  },
  {
    ...site,
    paths: ['/payment'],
    title: 'title.payment',
    page: loadable(() => import('./plans/plans-page.tsx'), 'PaymentPage'),
  },
  {
    ...site,
    paths: ['/terms'],
    title: 'title.terms',
    page: loadable(() => import('./info/legal/terms-page.tsx'), 'TermsPage'),
  },
  {
    ...site,
    paths: ['/policy'],
    title: 'title.policy',
    page: loadable(() => import('./info/legal/policy-page.tsx'), 'PolicyPage'),
  },
  {
    ...site,
    paths: ['/partner'],
    title: 'title.partner',
    page: loadable(() => import('./info/partner-page.tsx'), 'PartnerPage'),
  },
  {
    ...site,
    paths: ['/faqs'],
    title: 'title.faqs',
    page: loadable(() => import('./info/faqs/faqs-page.tsx'), 'FaqsPage'),
  },
];

/** Every path in the table. */
export const screenPaths = screens.flatMap(({ paths }) => paths);

/** Loads what the screen at a path needs, so that it can be shown at once. */
export async function prepareScreen(pathname: string): Promise<void> {
  const screen = screens.find(({ paths }) => paths.some((path) => path !== '*' && matchPath(path, pathname)));
  if (screen) await Promise.all([screen.page.prepare(), frames[screen.frame]?.prepare()]);
}

/** The whole application below the router. */
export function Screens() {
  useSessionRule();
  const { pathname, search, hash } = useLocation();
  const corrected = correctedPath(pathname);
  if (corrected !== null) return <Navigate to={{ pathname: corrected, search, hash }} replace />;
  return (
    <>
      <SkipLink />
      <Routes>
        {screens.flatMap((screen) =>
          screen.paths.map((path) => <Route key={path} path={path} element={<Framed {...screen} />} />),
        )}
      </Routes>
      <ReloadNotice />
    </>
  );
}

/** What is around a screen stays where it is when the next screen has the same. */
function Framed({ title, frame, theme, access, page }: ScreenRoute) {
  return (
    <ScreenError>
      <Suspense fallback={<LoadingScreen />}>
        <Frame frame={frame}>
          <Screen
            key={screens.findIndex((screen) => screen.page === page)}
            title={title && t(title)}
            theme={theme}
            access={access}
            inside={frame === 'site'}
          >
            <Loaded part={page} />
          </Screen>
        </Frame>
      </Suspense>
    </ScreenError>
  );
}

function Frame({ frame, children }: PropsWithChildren<Pick<ScreenRoute, 'frame'>>) {
  const part = frames[frame];
  return part ? (
    <Loaded key={frame} part={part}>
      {children}
    </Loaded>
  ) : (
    children
  );
}
