/** The screens whose code pages preload, by the names of their sources in `packages/web`. */
export const pageScreens = {
  landing: 'src/landing/landing-page.tsx',
  explore: 'src/explore/explore-page.tsx',
  solutions: 'src/info/solutions-page.tsx',
  payment: 'src/plans/plans-page.tsx',
  partner: 'src/info/partner-page.tsx',
  contact: 'src/info/contact-page.tsx',
  faqs: 'src/info/faqs/faqs-page.tsx',
  terms: 'src/info/legal/terms-page.tsx',
  policy: 'src/info/legal/policy-page.tsx',
  login: 'src/accounts/login/login-page.tsx',
  signup: 'src/accounts/signup/signup-page.tsx',
  dashboard: 'src/dashboard/dashboard-page.tsx',
  profile: 'src/profile/profile-page.tsx',
  admin: 'src/admin/admin-page.tsx',
  editor: 'src/editor/editor-page.tsx',
  welcome: 'src/welcome/welcome-page.tsx',
  preview: 'src/player/preview-page.tsx',
  embed: 'src/player/embed-page.tsx',
  /** The header and the footer of most public pages. */
  siteFrame: 'src/layout/site/site-layout.tsx',
  /** What is around the owner's screens. */
  ownerFrame: 'src/layout/owner/owner-layout.tsx',
} as const;

/** A screen of the web application that pages can load early. */
export type PageScreen = (typeof pageScreens)[keyof typeof pageScreens];
