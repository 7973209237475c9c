import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'
import axe from 'axe-core'

export { expect } from '@playwright/test'

declare global {
  interface Window {
    /** Where the page has been looked at. */
    axe: typeof axe
  }
}

/**
 * A journey in a real browser, on the Rise that was started for all of them. It fails when a page complains: script
 * errors, console errors (React tells hydration mismatches there), refused resources, broken content security policy.
 */
export const test = base.extend<{ complaints: string[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
  baseURL: async ({}, use) => use(process.env.RISE_ORIGIN),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(`script error: ${error.message}`))
      page.on('console', (message) => {
        if (isComplaint(message, page))
          complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`)
      })
      await use(complaints)
      expect(complaints, 'what pages complained about').toEqual([])
    },
    { auto: true },
  ],
})

/**
 * Whether the page has a fault. Chromium also reports as failed resources the 404 of a page, which the journey itself
 * checks, and what a page asked for while the journey had it offline.
 */
function isComplaint(message: ConsoleMessage, page: Page): boolean {
  const text = message.text()
  const unavailable = text.startsWith('Failed to load resource')
  const expected = unavailable && (message.location().url === page.url() || text.includes('ERR_INTERNET_DISCONNECTED'))
  const hydration = /hydrat|did not match/i.test(text)
  return (message.type() === 'error' && !expected) || (message.type() === 'warning' && hydration)
}

/** What axe finds wrong with the page as it stands: rule, help and place, one line each. By all rules, or those given. */
export async function findAccessibilityProblems(page: Page, rules?: string[]): Promise<string[]> {
  // What appears meanwhile, such as a toast, would be half transparent.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await settle(page)
  // Read once for each page that is loaded, which is looked at as it is: Rise shows no frames.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async (options) => {
      const { violations } = await window.axe.run(options)
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
      )
    },
    {
      resultTypes: ['violations'],
      ...(rules && { runOnly: { type: 'rule', values: rules } }),
    } satisfies axe.RunOptions,
  )
}

/**
 * A page as it stands is accessible in both themes and never scrolls sideways. What does not hang on colours is the same
 * in both, so that it is looked at once.
 */
export async function expectSound(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  // A page of members has its heading once what it shows has come.
  await expect(page.locator('h1').first()).toBeAttached()
  expect(await findAccessibilityProblems(page), 'in the light theme').toEqual([])
  expect(await findSidewaysOverflow(page)).toBe(0)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await findAccessibilityProblems(page, ['color-contrast', 'link-in-text-block']), 'in the dark theme').toEqual(
    [],
  )
}

/** Waits until all fading and moving has ended: what is half transparent has no contrast yet. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What has just changed begins to move with the next frame.
    await new Promise(requestAnimationFrame)
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

/** How many pixels the page is wider than the window; 0 when nothing must be scrolled sideways. */
export function findSidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
