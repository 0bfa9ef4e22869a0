/** The one table of paths to screens, with the frame, mood and guard of each. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { Route, Routes } from 'react-router';
import { loadChunk } from './client/load-chunk.ts';
import { type LayoutTextId, t } from './layout/layout-text.ts';
import { Screen } from './layout/screen.tsx';
import { SkipLink } from './layout/skip-link.tsx';
import { useSessionRule } from './layout/use-session-rule.ts';
import type { Theme } from './ui/theme.tsx';

type Component = LazyExoticComponent<ComponentType>;

interface ScreenRoute {
  /** Several paths to one screen keep its state when one goes to the other. */
  paths: readonly string[];
  /** Absent: the screen (or the server) names the page. */
  title?: LayoutTextId;
  /** `site` has the common header and footer, `owner` the cache of the owner's data, `none` nothing. */
  frame: 'site' | 'owner' | 'none';
  theme: Theme;
  access: 'anyone' | 'signed-in';
  Page: Component;
}

/** A screen that is loaded when it is first shown. */
function page<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): Component {
  return lazy(async () => ({ default: (await loadChunk(load))[name] }));
}

/** The same, for what stands around a screen. */
const SiteLayout = lazy(async () => ({
  default: (await loadChunk(() => import('./layout/site-layout.tsx'))).SiteLayout,
}));
const OwnerLayout = lazy(async () => ({
  default: (await loadChunk(() => import('./layout/owner-layout.tsx'))).OwnerLayout,
}));

const none = { frame: 'none', theme: 'light', access: 'anyone' } as const;
const site = { frame: 'site', theme: 'light', access: 'anyone' } as const;
const picture = { frame: 'none', theme: 'dark', access: 'anyone' } as const;
const owner = { frame: 'owner', theme: 'light', access: 'signed-in' } as const;

const DashboardPage = page(() => import('./dashboard/dashboard-page.tsx'), 'DashboardPage');

const screens: readonly ScreenRoute[] = [
  {
    ...none,
    paths: ['/'],
    title: 'title.landing',
    Page: page(() => import('./landing/landing-page.tsx'), 'LandingPage'),
  },
  // Any other path shows the login screen.
  {
    ...none,
    paths: ['/login', '*'],
    title: 'title.login',
    Page: page(() => import('./accounts/login-page.tsx'), 'LoginPage'),
  },
  {
    ...none,
    paths: ['/signup'],
    title: 'title.signup',
    Page: page(() => import('./accounts/signup-page.tsx'), 'SignupPage'),
  },
  {
    ...none,
    paths: ['/reset-password'],
    title: 'title.reset-password',
    Page: page(() => import('./accounts/reset-password-page.tsx'), 'ResetPasswordPage'),
  },
  {
    ...none,
    paths: ['/verify-email'],
    title: 'title.verify-email',
    Page: page(() => import('./accounts/verify-email-page.tsx'), 'VerifyEmailPage'),
  },
  {
    ...none,
    paths: ['/action-handler'],
    title: 'title.action-handler',
    Page: page(() => import('./accounts/action-handler-page.tsx'), 'ActionHandlerPage'),
  },

  {
    ...owner,
    theme: 'dark',
    paths: ['/editor', '/create-tour'],
    title: 'title.editor',
    Page: page(() => import('./editor/editor-page.tsx'), 'EditorPage'),
  },
  { ...owner, paths: ['/dashboard'], title: 'title.dashboard', Page: DashboardPage },
  { ...owner, paths: ['/dashboard/myTour'], title: 'title.tours', Page: DashboardPage },
  { ...owner, paths: ['/dashboard/leads'], title: 'title.leads', Page: DashboardPage },
  {
    ...owner,
    paths: ['/profile'],
    title: 'title.profile',
    Page: page(() => import('./profile/profile-page.tsx'), 'ProfilePage'),
  },

  {
    ...picture,
    paths: ['/welcome/:tourId'],
    Page: page(() => import('./welcome/welcome-page.tsx'), 'WelcomePage'),
  },
  {
    ...picture,
    paths: ['/preview/:tourName'],
    Page: page(() => import('./preview/preview-page.tsx'), 'PreviewPage'),
  },
  {
    ...picture,
    paths: ['/embed/:tourId'],
    Page: page(() => import('./preview/embed-page.tsx'), 'EmbedPage'),
  },

  {
    ...site,
    paths: ['/explore'],
    title: 'title.explore',
    Page: page(() => import('./explore/explore-page.tsx'), 'ExplorePage'),
  },
  {
    ...site,
    paths: ['/contact'],
    title: 'title.contact',
    Page: page(() => import('./info/contact-page.tsx'), 'ContactPage'),
  },
  {
    ...site,
    paths: ['/solutions'],
    title: 'title.solutions',
    Page: page(() => import('./info/solutions-page.tsx'), 'SolutionsPage'),
  },
  {
    ...site,
    paths: ['/payment'],
    title: 'title.payment',
    Page: page(() => import('./info/payment-page.tsx'), 'PaymentPage'),
  },
  {
    ...site,
    paths: ['/terms'],
    title: 'title.terms',
    Page: page(() => import('./info/terms-page.tsx'), 'TermsPage'),
  },
  {
    ...site,
    paths: ['/policy'],
    title: 'title.policy',
    Page: page(() => import('./info/policy-page.tsx'), 'PolicyPage'),
  },
  {
    ...site,
    paths: ['/partner'],
    title: 'title.partner',
    Page: page(() => import('./info/partner-page.tsx'), 'PartnerPage'),
  },
  {
    ...site,
    paths: ['/faqs'],
    title: 'title.faqs',
    Page: page(() => import('./info/faqs-page.tsx'), 'FaqsPage'),
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

function Framed({ title, frame, theme, access, Page }: ScreenRoute) {
  return (
    <Screen title={title && t(title)} theme={theme} access={access}>
      {frame === 'site' && (
        <SiteLayout>
          <Page />
        </SiteLayout>
      )}
      {frame === 'owner' && (
        <OwnerLayout>
          <Page />
        </OwnerLayout>
      )}
      {frame === 'none' && <Page />}
    </Screen>
  );
}
