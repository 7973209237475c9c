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
 * A journey in a real browser, on the Rise that was started for all journeys. It fails on any complaint of a page:
 * script errors, console errors (where React reports hydration mismatches), refused resources, or a violation of the
 * content security policy.
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
 * Whether the message is a fault of the page. Two kinds of failed resources that Chromium logs are not: the 404 of the
 * page, which the journey itself checks, and requests while the journey is offline.
 */
function isComplaint(message: ConsoleMessage, page: Page): boolean {
  const text = message.text()
  const isLoadFailure = text.startsWith('Failed to load resource')
  const isExpected =
    isLoadFailure && (message.location().url === page.url() || text.includes('ERR_INTERNET_DISCONNECTED'))
  const isHydrationMismatch = /hydrat|did not match/i.test(text)
  return (message.type() === 'error' && !isExpected) || (message.type() === 'warning' && isHydrationMismatch)
}

/** The rules of axe that depend on the theme. */
export const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * Returns axe's findings on the current page or within an element, by all rules or the given ones. Each line has the
 * rule, its help and the element.
 */
export async function findAccessibilityProblems(page: Page, rules?: string[], within = 'html'): Promise<string[]> {
  // Without animations, because an element that is just appearing, such as a toast, is half transparent.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await waitUntilStable(page)
  // Axe is loaded once per page load, only into the page itself, because Rise has no frames.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ([element, options]) => {
      const { violations } = await window.axe.run(element, options)
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
      )
    },
    [
      within,
      {
        resultTypes: ['violations'],
        ...(rules && { runOnly: { type: 'rule', values: rules } }),
      } satisfies axe.RunOptions,
    ] as const,
  )
}

/**
 * Expects the current page to be accessible in both themes, and never to scroll sideways. Rules that don't depend on
 * colours are checked in one theme only.
 */
export async function expectSound(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  // A members' page has its heading once its data has loaded, and its parts once nothing is loading.
  await expect(page.locator('h1').first()).toBeAttached()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  expect(await findAccessibilityProblems(page), 'in the light theme').toEqual([])
  expect(await findSidewaysOverflow(page)).toBe(0)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await findAccessibilityProblems(page, colourRules), 'in the dark theme').toEqual([])
}

/** Waits until all animations have ended, because a half-transparent element doesn't have its final contrast yet. */
async function waitUntilStable(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // The animation of a recent change starts with the next frame.
    await new Promise(requestAnimationFrame)
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

/** Returns by how many pixels the page is wider than the window; 0 without sideways scrolling. */
export function findSidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
