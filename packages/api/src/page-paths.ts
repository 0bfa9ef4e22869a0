/** The addresses of the pages: the web application shows a screen at each, and the server answers their page loads. */
export const pagePaths = [
  '/',
  '/login',
  '/signup',
  '/reset-password',
  '/verify-email',
  '/action-handler',
  '/editor',
  '/create-tour',
  '/dashboard',
  '/dashboard/myTour',
  '/dashboard/leads',
  '/profile',
  // Beside the specification's, for operators.
  '/admin',
  '/welcome/:tourId',
  '/preview/:tourName',
  '/embed/:tourId',
  '/explore',
  '/contact',
  '/solutions',
  '/payment',
  '/terms',
  '/policy',
  '/partner',
  '/faqs',
] as const;

/** A path pattern of the web application's pages. */
export type PagePath = (typeof pagePaths)[number];

/**
 * The address of the page that is meant by a path in other letter case or with slashes at its end, such as
 * `/dashboard/myTour` for `/Dashboard/mytour/`. Null where the path is right as it is, or no page's.
 */
export function correctedPath(pathname: string): string | null {
  const parts = pathname.replace(/(?<!\/)\/+$/, '').split('/');
  for (const path of pagePaths) {
    const known = path === '/' ? [''] : path.split('/');
    const isMeant = known.length === parts.length && known.every((part, index) => isSame(part, parts[index]));
    if (!isMeant) continue;
    const corrected =
      known.map((part, index) => (part.startsWith(':') ? parts[index] : part)).join('/') || '/';
    return corrected === pathname ? null : corrected;
  }
  return null;
}

function isSame(known: string, part = ''): boolean {
  return known.startsWith(':') ? part !== '' : known.toLowerCase() === part.toLowerCase();
}
