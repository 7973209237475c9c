import type { Page } from '@playwright/test'
import { demoPassword } from './support/accounts.ts'
import { expect, test } from './support/journey.ts'
import { signIn } from './support/members.ts'

/** The maximum compressed bytes of scripts that a page may load until it is idle (1 kB = 1,000 bytes). */
const MOST_FOR_MEMBERS = 230_000
/** The same for members' everyday pages; the editor is loaded on use. */
const MOST_EVERY_DAY = 210_000
const everyDay: readonly string[] = ['/copilot', '/feed', '/convos', '/convos?id=support&role=company']
/** The same for the list of jobs before it is idle, and including what it offers guests afterwards. */
const MOST_FOR_GUESTS = 150_000
const MOST_WHEN_IDLE = 160_000

/** Opens a page and returns the compressed bytes of the scripts that it has loaded when `isLoaded` resolves. */
async function measureScripts(
  page: Page,
  path: string,
  isLoaded = () => page.waitForLoadState('networkidle'),
): Promise<number> {
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.endsWith('.js')) return
    sizes.push(response.headerValue('content-length').then((length) => Number(length ?? Number.NaN)))
  })
  await page.goto(path)
  await isLoaded()
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

for (const [role, paths] of [
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
  test(`pages of ${role} load few scripts`, async ({ page, browser }) => {
    await signIn(page, `${role}@demo.example`, demoPassword)
    const storageState = await page.context().storageState()
    for (const path of paths) {
      // Without a cache from the previous page.
      const context = await browser.newContext({ baseURL: process.env.RISE_ORIGIN ?? '', storageState })
      const bytes = await measureScripts(await context.newPage(), path)
      expect(bytes, path).toBeGreaterThan(100_000)
      expect(bytes, path).toBeLessThanOrEqual(everyDay.includes(path) ? MOST_EVERY_DAY : MOST_FOR_MEMBERS)
      await context.close()
    }
  })
}

test('the list of jobs loads few scripts for a guest until it is idle', async ({ page }) => {
  // It never becomes idle.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  const bytes = await measureScripts(page, '/jobs')
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThanOrEqual(MOST_FOR_GUESTS)
})

test('the list of jobs loads few scripts for a guest, including those loaded when idle', async ({ page }) => {
  const offer = page.getByText('New jobs in your inbox, for free?')
  const bytes = await measureScripts(page, '/jobs', () => offer.waitFor())
  expect(bytes).toBeLessThanOrEqual(MOST_WHEN_IDLE)
})

test('the community page requests its data before its scripts have loaded, and only once', async ({
  page,
  browser,
}) => {
  await signIn(page, 'carla@demo.example', demoPassword)
  const storageState = await page.context().storageState()
  const context = await browser.newContext({ baseURL: process.env.RISE_ORIGIN ?? '', storageState })
  const fresh = await context.newPage()
  const requests: string[] = []
  const bothRequested = Promise.withResolvers<void>()
  fresh.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (!['/api/v1/check', '/api/v1/posts'].includes(pathname + search)) return
    requests.push(pathname)
    if (requests.length === 2) bothRequested.resolve()
  })
  await fresh.route('**/*.js', async (route) => {
    await bothRequested.promise
    await route.continue()
  })
  await fresh.goto('/feed')
  await expect(fresh.getByRole('article').first()).toBeVisible()
  expect(requests.toSorted()).toEqual(['/api/v1/check', '/api/v1/posts'])
  await context.close()
})
