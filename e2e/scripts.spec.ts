import type { Page } from '@playwright/test'
import { demoPassword } from './support/accounts.ts'
import { expect, test } from './support/journey.ts'
import { signIn } from './support/members.ts'

/** Compressed bytes of scripts that a page may load until nothing more comes (1 kB = 1,000 bytes). */
const MOST_FOR_MEMBERS = 230_000
/** The same where members are every day; what one writes with comes when it is used. */
const MOST_EVERY_DAY = 200_000
const everyDay: readonly string[] = ['/copilot', '/feed', '/convos', '/convos?id=support&role=company']
/** What the list of jobs may load before it is idle, and with what it offers guests then. */
const MOST_FOR_GUESTS = 150_000
const MOST_WHEN_IDLE = 160_000

/** Opens a page and counts the compressed bytes of the scripts that it has loaded by itself once this is true. */
async function weigh(page: Page, path: string, isLoaded = () => page.waitForLoadState('networkidle')): Promise<number> {
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.endsWith('.js')) return
    sizes.push(response.headerValue('content-length').then((length) => Number(length ?? Number.NaN)))
  })
  await page.goto(path)
  await isLoaded()
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

for (const [who, paths] of [
  [
    'carla',
    [
      ...['/settings', '/professional/edit', ...everyDay],
      '/professional/carla-mendes/portfolio/forty-portraits-of-people-at-work/edit',
    ],
  ],
  ['priya', ['/company/edit/edit-overview']],
  ['admin', ['/admin']],
] as const) {
  test(`pages of ${who} load few scripts`, async ({ page, browser }) => {
    await signIn(page, `${who}@demo.example`, demoPassword)
    const storageState = await page.context().storageState()
    for (const path of paths) {
      // Nothing is kept from the page before.
      const context = await browser.newContext({ baseURL: process.env.RISE_ORIGIN ?? '', storageState })
      const bytes = await weigh(await context.newPage(), path)
      expect(bytes, path).toBeGreaterThan(100_000)
      expect(bytes, path).toBeLessThanOrEqual(everyDay.includes(path) ? MOST_EVERY_DAY : MOST_FOR_MEMBERS)
      await context.close()
    }
  })
}

test('the list of jobs loads few scripts for a guest until it is idle', async ({ page }) => {
  // It never is.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  const bytes = await weigh(page, '/jobs')
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThanOrEqual(MOST_FOR_GUESTS)
})

test('the list of jobs loads few scripts for a guest with all that it offers', async ({ page }) => {
  const offer = page.getByText('New jobs in your inbox, for free?')
  const bytes = await weigh(page, '/jobs', () => offer.waitFor())
  expect(bytes).toBeLessThanOrEqual(MOST_WHEN_IDLE)
})

test('the community asks for what it shows before its scripts have come, and once', async ({ page, browser }) => {
  await signIn(page, 'carla@demo.example', demoPassword)
  const storageState = await page.context().storageState()
  const context = await browser.newContext({ baseURL: process.env.RISE_ORIGIN ?? '', storageState })
  const fresh = await context.newPage()
  const asked: string[] = []
  const both = Promise.withResolvers<void>()
  fresh.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (!['/api/v1/check', '/api/v1/posts'].includes(pathname + search)) return
    asked.push(pathname)
    if (asked.length === 2) both.resolve()
  })
  await fresh.route('**/*.js', async (route) => {
    await both.promise
    await route.continue()
  })
  await fresh.goto('/feed')
  await expect(fresh.getByRole('article').first()).toBeVisible()
  expect(asked.toSorted()).toEqual(['/api/v1/check', '/api/v1/posts'])
  await context.close()
})
