/** The one table of paths to screens, with the frame, mood and guard of each. */
import { type ComponentType, Fragment, type LazyExoticComponent, lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { loadChunk } from './client/load-chunk.ts';
import { type LayoutTextId, t } from './layout/layout-text.ts';
import { LoadingScreen } from './layout/loading-screen.tsx';
import { Screen } from './layout/screen.tsx';
import { ScreenError } from './layout/screen-error.tsx';
import { SkipLink } from './layout/skip-link.tsx';
import { useSessionRule } from './layout/use-session-rule.ts';
import type { Theme } from './ui/theme.tsx';

interface ScreenRoute extends LoadedScreen {
  paths: readonly string[];
  /** Absent: the screen (or the server) names the page. */
  title?: LayoutTextId;
  /** `site` has the common header and footer, `owner` the cache of the owner's data, `none` nothing. */
  frame: keyof typeof frames;
  theme: Theme;
  access: 'anyone' | 'signed-in';
}

interface LoadedScreen {
  /** Paths to the same screen keep its state when one goes to the other. */
  name: string;
  Page: LazyExoticComponent<ComponentType>;
}

/** A screen that is loaded when it is first shown. */
function page<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LoadedScreen {
  return { name, Page: lazy(async () => ({ default: (await loadChunk(load))[name] })) };
}

const SiteLayout = lazy(async () => ({
  default: (await loadChunk(() => import('./layout/site-layout.tsx'))).SiteLayout,
}));
const OwnerLayout = lazy(async () => ({
  default: (await loadChunk(() => import('./layout/owner-layout.tsx'))).OwnerLayout,
}));

const frames = { site: SiteLayout, owner: OwnerLayout, none: Fragment };

const none = { frame: 'none', theme: 'light', access: 'anyone' } as const;
const site = { frame: 'site', theme: 'light', access: 'anyone' } as const;
const picture = { frame: 'none', theme: 'dark', access: 'anyone' } as const;
const owner = { frame: 'owner', theme: 'light', access: 'signed-in' } as const;

const dashboard = page(() => import('./dashboard/dashboard-page.tsx'), 'DashboardPage');

const screens: readonly ScreenRoute[] = [
  {
    ...none,
    paths: ['/'],
    title: 'title.landing',
    ...page(() => import('./landing/landing-page.tsx'), 'LandingPage'),
  },
  // Any other path shows the login screen.
  {
    ...none,
    paths: ['/login', '*'],
    title: 'title.login',
    ...page(() => import('./accounts/login-page.tsx'), 'LoginPage'),
  },
  {
    ...none,
    paths: ['/signup'],
    title: 'title.signup',
    ...page(() => import('./accounts/signup-page.tsx'), 'SignupPage'),
  },
  {
    ...none,
    paths: ['/reset-password'],
    title: 'title.reset-password',
    ...page(() => import('./accounts/reset-password-page.tsx'), 'ResetPasswordPage'),
  },
  {
    ...none,
    paths: ['/verify-email'],
    title: 'title.verify-email',
    ...page(() => import('./accounts/verify-email-page.tsx'), 'VerifyEmailPage'),
  },
  {
    ...none,
    paths: ['/action-handler'],
    title: 'title.action-handler',
    ...page(() => import('./accounts/action-handler-page.tsx'), 'ActionHandlerPage'),
  },

  {
    ...owner,
    theme: 'dark',
    paths: ['/editor', '/create-tour'],
    title: 'title.editor',
    ...page(() => import('./editor/editor-page.tsx'), 'EditorPage'),
  },
  { ...owner, paths: ['/dashboard'], title: 'title.dashboard', ...dashboard },
  { ...owner, paths: ['/dashboard/myTour'], title: 'title.tours', ...dashboard },
  { ...owner, paths: ['/dashboard/leads'], title: 'title.leads', ...dashboard },
  {
    ...owner,
    paths: ['/profile'],
    title: 'title.profile',
    ...page(() => import('./profile/profile-page.tsx'), 'ProfilePage'),
  },

  {
    ...picture,
    paths: ['/welcome/:tourId'],
    ...page(() => import('./welcome/welcome-page.tsx'), 'WelcomePage'),
  },
  {
    ...picture,
    paths: ['/preview/:tourName'],
    ...page(() => import('./preview/preview-page.tsx'), 'PreviewPage'),
  },
  {
    ...picture,
    paths: ['/embed/:tourId'],
    ...page(() => import('./preview/embed-page.tsx'), 'EmbedPage'),
  },

  {
    ...site,
    paths: ['/explore'],
    title: 'title.explore',
    ...page(() => import('./explore/explore-page.tsx'), 'ExplorePage'),
  },
  {
    ...site,
    paths: ['/contact'],
    title: 'title.contact',
    ...page(() => import('./info/contact-page.tsx'), 'ContactPage'),
  },
  {
    ...site,
    paths: ['/solutions'],
    title: 'title.solutions',
    ...page(() => import('./info/solutions-page.tsx'), 'SolutionsPage'),
  },
  {
    ...site,
    paths: ['/payment'],
    title: 'title.payment',
    ...page(() => import('./info/payment-page.tsx'), 'PaymentPage'),
  },
  {
    ...site,
    paths: ['/terms'],
    title: 'title.terms',
    ...page(() => import('./info/terms-page.tsx'), 'TermsPage'),
  },
  {
    ...site,
    paths: ['/policy'],
    title: 'title.policy',
    ...page(() => import('./info/policy-page.tsx'), 'PolicyPage'),
  },
  {
    ...site,
    paths: ['/partner'],
    title: 'title.partner',
    ...page(() => import('./info/partner-page.tsx'), 'PartnerPage'),
  },
  {
    ...site,
    paths: ['/faqs'],
    title: 'title.faqs',
    ...page(() => import('./info/faqs-page.tsx'), 'FaqsPage'),
  },
];

/** The whole application below the router. */
export function Screens() {
  useSessionRule();
  return (
    <>
      <SkipLink />
      <Routes>
        {screens.flatMap((screen) =>
          screen.paths.map((path) => <Route key={path} path={path} element={<Framed {...screen} />} />),
        )}
      </Routes>
    </>
  );
}

/** What stands around a screen stays where it is when the next screen has the same. */
function Framed({ name, title, frame, theme, access, Page }: ScreenRoute) {
  const Frame = frames[frame];
  return (
    <ScreenError>
      <Suspense fallback={<LoadingScreen />}>
        <Frame>
          <Screen
            key={name}
            title={title && t(title)}
            theme={theme}
            access={access}
            inside={frame === 'site'}
          >
            <Page />
          </Screen>
        </Frame>
      </Suspense>
    </ScreenError>
  );
}
