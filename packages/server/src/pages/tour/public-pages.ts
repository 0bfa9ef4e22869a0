/** The pages that search engines may list: their titles and texts, and what is preloaded for each. */
import type { Locale } from '@tourwright/api/locales';
import { escapeHtml } from '../../http/answers/escape-html.ts';
import { createTexts } from '../../i18n/create-texts.ts';
import type { EarlyImage, SocialCard } from '../html/head-tags.ts';
import type { WebBundle } from '../html/web-bundle.ts';
import { en } from '../messages.en.ts';
import type { pageScreens } from '../page-screens.ts';

const texts = createTexts(en);

interface PublicPage {
  /** The first path segment; empty for the landing page. */
  name: string;
  words: (typeof names)[number];
}

const names = [
  'landing',
  'explore',
  'solutions',
  'payment',
  'partner',
  'contact',
  'faqs',
  'terms',
  'policy',
] as const satisfies readonly (keyof typeof pageScreens)[];

/** The pages that are drawn by the build and served to everyone alike. */
export const publicPages: readonly PublicPage[] = names.map((words) => ({
  name: words === 'landing' ? '' : words,
  words,
}));

/** What is in the head of a public page, in a language. `publicUrl` has no slash at its end. */
export function publicCard(
  { name, words }: PublicPage,
  publicUrl: string,
  bundle: WebBundle,
  locale: Locale,
): SocialCard {
  const t = texts(locale);
  const picture = bundle.rootFiles.has(sharedPicture) ? `${publicUrl}/${sharedPicture}` : null;
  return {
    title: t('page.title', { title: t(`${words}.title`) }),
    description: t(`${words}.description`),
    url: `${publicUrl}/${name}`,
    image: picture,
    imageSize: { width: 0, height: 0 },
  };
}

/** What to do without scripts on a page with a form, as HTML; undefined on the others. */
export function formWithoutScripts(
  { words }: PublicPage,
  contactEmail: string | null,
  locale: Locale,
): string | undefined {
  if (words !== 'contact' && words !== 'partner') return undefined;
  const t = texts(locale);
  if (contactEmail === null) return escapeHtml(t('form.no-script'));
  const email = escapeHtml(contactEmail);
  return `${escapeHtml(t('form.no-script-mail'))} <a href="mailto:${email}">${email}</a>`;
}

/** In `packages/web/public`; a JPEG, since not every messenger shows WebP. */
const sharedPicture = 'share.jpg';

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
