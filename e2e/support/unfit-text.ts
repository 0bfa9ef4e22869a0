/** What is wrong with the words of a page in a pseudo-locale: English that is left, what is cut off, what sticks out. */
import type { Page } from '@playwright/test';

/** Words that are the same in every language: names, addresses, what the test itself has written. */
const names = [
  'Tourwright',
  'Ann Lee',
  'ENTER',
  'Apache License',
  'localhost',
  'Chrome',
  'Linux',
  'UTF-8',
  // The browser's name of the language itself.
  'English (Pseudo-Accents)',
  // A column of a file.
  'price',
  '#ff8a5c',
  '#ffffff',
  // The operator's own words: the plans that a server has until somebody writes others.
  'For those who build tours for others',
  'For agencies and chains of stores',
  'For your first tours',
  'Starter',
  'Studio',
  'Business',
];

/** One line for each fault of what is visible now; none when all is well. */
export function unfitText(page: Page, locale: 'en-XA' | 'ar-XB'): Promise<string[]> {
  return page.evaluate(
    ({ locale, names }) => {
      const faults = new Set<string>();
      const direction = locale === 'ar-XB' ? 'rtl' : 'ltr';
      if (document.documentElement.dir !== direction || document.documentElement.lang !== locale) {
        faults.add(`the page is in ${document.documentElement.lang}`);
      }
      const plain = (text: string) =>
        names
          .reduce((rest, name) => rest.replaceAll(name, ''), text)
          // Sizes, dates and days are written by the browser, which knows no pseudo-locale.
          .replace(
            /\d [kMG]B|[A-Z][a-z]{2} \d{1,2}(?:, \d{4})?|\d\s[AP]M\b|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/g,
            '',
          )
          // Addresses and names of files.
          .replace(
            /\S+@\S+|https?:\S+|\/[\w/.-]+|\b[\w-]+\.(jpg|png|webp|webm|wav|zip|pdf|csv|com|org)\b/gi,
            '',
          )
          .trim();
      const isEnglish = (text: string) =>
        /[A-Za-z]{2,}/.test(plain(text)) && !(locale === 'ar-XB' && text.includes('\u202e'));
      const isHidden = (element: Element) => {
        const { visibility, clipPath, clip } = getComputedStyle(element);
        return (
          visibility === 'hidden' ||
          clipPath !== 'none' ||
          clip !== 'auto' ||
          element.getClientRects().length === 0
        );
      };
      const where = (element: Element) =>
        `${element.tagName.toLowerCase()}${element.className && typeof element.className === 'string' ? `.${element.className.split(' ')[0]}` : ''}`;
      for (const element of document.body.querySelectorAll('*')) {
        if (element.closest('script, style, template, noscript, code, kbd, option, [translate="no"]'))
          continue;
        for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-roledescription']) {
          // What a library hides from screen readers keeps its English name.
          if (name === 'aria-label' && element.getAttribute('aria-hidden') === 'true') continue;
          const text = element.getAttribute(name);
          if (text && isEnglish(text)) faults.add(`English in ${name} of ${where(element)}: ${text}`);
        }
        const own = [...element.childNodes]
          .filter((node) => node.nodeType === Node.TEXT_NODE)
          .map((node) => node.textContent ?? '')
          .join(' ')
          .trim();
        if (own === '' || element.getClientRects().length === 0) continue;
        if (isEnglish(own)) faults.add(`English in ${where(element)}: ${own.slice(0, 100)}`);
        if (isHidden(element) || own.includes('@') || getComputedStyle(element).display === 'inline')
          continue;
        if (element.scrollWidth > element.clientWidth + 1) {
          faults.add(
            `cut off in ${where(element)} (${element.scrollWidth - element.clientWidth} px): ${own.slice(0, 60)}`,
          );
        }
      }
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth > clientWidth + 1) faults.add(`the page is ${scrollWidth - clientWidth} px too wide`);
      return [...faults];
    },
    { locale, names },
  );
}
