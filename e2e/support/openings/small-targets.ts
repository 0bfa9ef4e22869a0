/** What a finger would miss, and what sticks out of what it is in. */
import type { Locator } from '@playwright/test';

/**
 * A line for each thing that can be pressed and is not hit so near its middle that it is 44 pixels wide and high. What is
 * on the map of links is as large as one makes it, and the list beside it does the same.
 */
export function smallTargets(shown: Locator): Promise<string[]> {
  return shown.evaluate((root) => {
    const least = 44;
    const faults: string[] = [];
    const pressed =
      'button, a[href], select, textarea, summary, input:not([type="hidden"], [type="file"]), [role="button"], [role="option"]';
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 1 &&
        height > 1 &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      );
    };
    // The words of a tick or a slider's track are pressed, too.
    const partsOf = (element: Element) =>
      element.matches('[type="checkbox"], [type="radio"]')
        ? [element, ...((element as HTMLInputElement).labels ?? [])]
        : [element];
    for (const element of root.querySelectorAll(pressed)) {
      const isText = element.matches('a') && getComputedStyle(element).display === 'inline';
      if (isText || element.matches(':disabled, .react-flow *') || !partsOf(element).some(isSeen)) continue;
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const box = (partsOf(element).findLast(isSeen) ?? element).getBoundingClientRect();
      // Of what is large enough, something else may cover a part for a while.
      if (box.width >= least && box.height >= least) continue;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const hits = (dx: number, dy: number) => {
        const found = document.elementFromPoint(x + dx, y + dy);
        return (
          found !== null &&
          partsOf(element).some(
            (part) =>
              part.contains(found) || (found.contains(part) && found.matches('label, [role="group"] > *')),
          )
        );
      };
      // What is covered or out of sight is not pressed where it is.
      if (!hits(0, 0)) continue;
      const half = least / 2 - 1;
      const [isWide, isHigh] = [hits(-half, 0) && hits(half, 0), hits(0, -half) && hits(0, half)];
      if (isWide && isHigh) continue;
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      faults.push(
        `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''} ${Math.round(box.width)} x ${Math.round(box.height)}: ${name.slice(0, 40)}`,
      );
    }
    return faults;
  });
}

/** A line for each thing whose content goes on to the side, though nobody made it to be scrolled there. */
export function wideParts(shown: Locator): Promise<string[]> {
  return shown.evaluate((root) =>
    [root, ...root.querySelectorAll('*')].flatMap((element) => {
      const { overflowX, overflowY, display, flexDirection, flexWrap } = getComputedStyle(element);
      // What was made to scroll down alone gets a bar for the other way from what is too wide. A row is a strip.
      const isStrip = display === 'flex' && flexDirection === 'row' && flexWrap === 'nowrap';
      const isMade = isStrip || element.matches('pre, textarea');
      const isDownAlone = overflowX === 'auto' && overflowY === 'auto' && !isMade;
      const over = element.scrollWidth - element.clientWidth;
      return isDownAlone && over > 1
        ? [`${element.tagName.toLowerCase()}.${element.classList[0] ?? ''} goes on ${over} px`]
        : [];
    }),
  );
}
