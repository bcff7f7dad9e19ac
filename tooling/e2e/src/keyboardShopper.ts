import { expect, type Locator, type Page } from '@playwright/test'

/** More steps than any page or popup has; past it the control cannot be reached. */
const mostSteps = 60

/**
 * Where the focus is: what is wrong with seeing it, null when it can be seen. A ring is drawn on the control itself
 * or, for a field, on the box around it; it must be on the screen and nothing may lie over it (WCAG 2.2 SC 2.4.7,
 * 2.4.11). Runs in the page.
 */
function focusFault(): string | null {
  const focused = document.activeElement
  if (focused === null || focused === document.body) return 'nothing has the focus'
  const name = focused.getAttribute('aria-label') ?? focused.textContent
  const field = focused.closest('.text-input,.region-select')
  const isSeen =
    field === null
      ? getComputedStyle(focused).outlineStyle !== 'none'
      : / 4px/.test(getComputedStyle(field).boxShadow)
  // A title takes the focus to be read aloud, not to be used.
  if (!isSeen && !/^H\d$/.test(focused.tagName)) return `"${name}" shows no focus`
  const around = field ?? focused
  const { x, y, width, height } = focused.getBoundingClientRect()
  const isFree = [0.1, 0.5, 0.9].some((share) => {
    const above = document.elementFromPoint(x + width / 2, y + height * share)
    return above !== null && (around.contains(above) || above.contains(focused))
  })
  return isFree ? null : `"${name}" has the focus and cannot be seen`
}

/** Where the focus is must be seen, at the latest when bars have moved out of its way. */
const expectFocusSeen = (page: Page) => expect.poll(() => page.evaluate(focusFault)).toBeNull()

/** Presses Tab until the control has the focus; every stop on the way must be visible. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  // What is not there yet, or not to be used yet, has no place among the stops.
  await expect(control).toBeVisible()
  await expect(control).toBeEnabled()
  for (let step = 0; step < mostSteps; step += 1) {
    await page.keyboard.press('Tab')
    await expectFocusSeen(page)
    if (await control.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${mostSteps} times Tab did not reach ${String(control)}`)
}

/** Reaches a choice of a group: its group by Tab, itself by the arrows. */
export async function arrowTo(page: Page, group: Locator, choice: Locator): Promise<void> {
  await expect(choice).toBeVisible()
  await tabTo(page, group.locator('[tabindex="0"]'))
  for (let step = 0; step < mostSteps; step += 1) {
    if (await choice.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('ArrowDown')
    await expectFocusSeen(page)
  }
  throw new Error(`The arrows did not reach ${String(choice)}`)
}

/** Presses Tab from the start of the page to its end; every stop must be visible. Returns how many there were. */
export async function tabThrough(page: Page): Promise<number> {
  let stops = 0
  for (let step = 0; step < mostSteps; step += 1) {
    await page.keyboard.press('Tab')
    // The browser's own bars come between the end of one page and the start of the next.
    const isOut = await page.evaluate(() => document.activeElement === document.body)
    if (isOut && stops > 0) return stops
    if (isOut) continue
    await expectFocusSeen(page)
    stops += 1
  }
  throw new Error(`${mostSteps} times Tab did not reach the end of the page`)
}
