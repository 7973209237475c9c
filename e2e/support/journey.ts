import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'
import axe from 'axe-core'

export { expect } from '@playwright/test'

declare global {
  interface Window {
    /** Set once axe was loaded into the page. */
    axe: typeof axe
  }
}

/**
 * A journey in a real browser, on the Rise that was started for all of them. It fails when a page complains: script
 * errors, console errors (where React reports hydration mismatches), refused resources, a violated content security
 * policy.
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
 * Whether the message is a fault of the page. Chromium also logs as failed resources the 404 of a page, which the
 * journey itself checks, and requests during a journey's offline time.
 */
function isComplaint(message: ConsoleMessage, page: Page): boolean {
  const text = message.text()
  const unavailable = text.startsWith('Failed to load resource')
  const expected = unavailable && (message.location().url === page.url() || text.includes('ERR_INTERNET_DISCONNECTED'))
  const hydration = /hydrat|did not match/i.test(text)
  return (message.type() === 'error' && !expected) || (message.type() === 'warning' && hydration)
}

/** Returns axe's findings on the present page: rule, help and place, one line each. By all rules, or the given ones. */
export async function findAccessibilityProblems(page: Page, rules?: string[]): Promise<string[]> {
  // Elements that appear meanwhile, such as a toast, would be half transparent.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await settle(page)
  // Loaded once per page load, into the page itself: Rise has no frames.
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
 * Expects the present page to be accessible in both themes and never to scroll sideways. Rules that don't depend on
 * colours are checked in one theme only.
 */
export async function expectSound(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  // A members' page has its heading once its data has loaded.
  await expect(page.locator('h1').first()).toBeAttached()
  expect(await findAccessibilityProblems(page), 'in the light theme').toEqual([])
  expect(await findSidewaysOverflow(page)).toBe(0)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await findAccessibilityProblems(page, ['color-contrast', 'link-in-text-block']), 'in the dark theme').toEqual(
    [],
  )
}

/** Waits until all animations have ended: a half-transparent element has no final contrast. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A change that was just made starts its animation with the next frame.
    await new Promise(requestAnimationFrame)
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

/** Returns by how many pixels the page is wider than the window; 0 without sideways scrolling. */
export function findSidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
