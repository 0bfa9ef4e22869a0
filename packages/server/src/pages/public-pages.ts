/** The pages that search engines may list: their names and words, and what is loaded early for each. */
import { en } from './messages.en.ts';
import type { EarlyImage, SocialCard } from './render-page.ts';
import type { WebBundle } from './web-bundle.ts';

interface PublicPage {
  /** The first path segment; empty for the landing page. */
  name: string;
  words:
    | 'landing'
    | 'explore'
    | 'contact'
    | 'solutions'
    | 'payment'
    | 'terms'
    | 'policy'
    | 'partner'
    | 'faqs';
  /** The source of its screen in `packages/web`. */
  screen: string;
}

const info = (name: Exclude<PublicPage['words'], 'landing'>): PublicPage => ({
  name,
  words: name,
  screen: `src/info/${name}-page.tsx`,
});

export const publicPages: readonly PublicPage[] = [
  { name: '', words: 'landing', screen: 'src/landing/landing-page.tsx' },
  { name: 'explore', words: 'explore', screen: 'src/explore/explore-page.tsx' },
  ...(['solutions', 'payment', 'partner', 'contact', 'faqs', 'terms', 'policy'] as const).map(info),
];

/** What stands in the head of a public page. `publicUrl` has no slash at its end. */
export function publicCard({ name, words }: PublicPage, publicUrl: string, bundle: WebBundle): SocialCard {
  const picture = bundle.rootFiles.has(SHARED_PICTURE) ? `${publicUrl}/${SHARED_PICTURE}` : null;
  return {
    title: `${en[`${words}.title`]} · ${en.brand}`,
    description: en[`${words}.description`],
    url: `${publicUrl}/${name}`,
    image: picture,
  };
}

/** In `packages/web/public`; a JPEG, since not every messenger shows WebP. */
const SHARED_PICTURE = 'share.jpg';

/** The picture that the landing page shows first, one for phones and one for the rest, as its style sheet chooses. */
export function landingImages(bundle: WebBundle): EarlyImage[] {
  return [
    { source: 'src/landing/pictures/hero-tall.webp', media: '(max-width: 600px)' },
    { source: 'src/landing/pictures/hero.webp', media: '(min-width: 600.02px)' },
  ].flatMap(({ source, media }) => {
    const href = bundle.fileOf(source);
    return href === null ? [] : [{ href: `/${href}`, media }];
  });
}
