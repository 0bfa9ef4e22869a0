/** What axe reports and is no fault, each with its reason; `docs/decisions/107-false-alarms-of-axe.md` has the sources. */
import type { Page } from '@playwright/test';

interface Fault {
  id: string;
  help: string;
  where: string[];
}

/** The faults without what is none; nothing is left out that is not exactly as described here. */
export async function withoutFalseAlarms(page: Page, faults: readonly Fault[]): Promise<Fault[]> {
  const rest: Fault[] = [];
  for (const fault of faults) {
    const alarm = { 'aria-hidden-focus': isFocusGuard, region: isMenuOfLandmark }[fault.id];
    const where: string[] = [];
    for (const selector of fault.where) {
      if (!alarm || !(await page.locator(selector).evaluate(alarm))) where.push(selector);
    }
    if (where.length > 0) rest.push({ ...fault, where });
  }
  return rest;
}

/**
 * Base UI's guards at both ends of what is open: each sends the focus on in the moment in which it comes, so nobody is
 * ever on one, and a screen reader has nothing to say about it.
 */
const isFocusGuard = (element: Element): boolean => element.matches('span[data-base-ui-focus-guard]:empty');

/**
 * A menu is drawn at the end of the page. `aria-owns` puts it where it was opened, which axe does not follow in this
 * rule: it is in a landmark where its owner is. A context menu has no owner: while it is open, the page is hidden, as it is
 * behind a dialog, which axe accepts.
 */
const isMenuOfLandmark = (element: Element): boolean => {
  const portal = element.closest('[data-base-ui-portal]');
  if (!portal?.querySelector('[role="menu"]')) return false;
  const owner = document.querySelector(`[aria-owns~="${portal.id}"]`);
  const isAlone = document.querySelector('main')?.closest('[aria-hidden="true"]') != null;
  return isAlone || owner?.closest('main, nav, aside, header, section[aria-label], [role="dialog"]') != null;
};
