import type { Page, Response } from '@playwright/test'
import { demoPassword } from './support/accounts.ts'
import { expect, test } from './support/journey.ts'
import { signIn } from './support/members.ts'

/** The maximum compressed bytes of scripts that a page may load until it is idle (1 kB = 1,000 bytes). */
const MAX_MEMBER_BYTES = 230_000
/** The same for members' everyday pages; the editor is loaded on use. */
const MAX_DAILY_BYTES = 210_000
const dailyPages: readonly string[] = ['/copilot', '/feed', '/convos', '/convos?id=support&role=company']
/** The same for a guest's list of jobs. */
const MAX_GUEST_BYTES = 152_000
/** The same for a guest's list of jobs, including the scripts that it loads once it is idle. */
const MAX_IDLE_BYTES = 162_000

/** Opens a page and returns the compressed bytes of the scripts that it has loaded when `isLoaded` resolves. */
async function measureScripts(
  page: Page,
  path: string,
  isLoaded = () => page.waitForLoadState('networkidle'),
): Promise<number> {
  const sizes: Promise<number>[] = []
  const addSize = (response: Response) => {
    if (!new URL(response.url()).pathname.endsWith('.js')) return
    sizes.push(response.headerValue('content-length').then((length) => Number(length ?? Number.NaN)))
  }
  page.on('response', addSize)
  await page.goto(path)
  await isLoaded()
  page.off('response', addSize)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

for (const [role, paths] of [
  [
    'carla',
    [
      ...['/settings', '/professional/edit', ...dailyPages],
      '/professional/carla-mendes/portfolio/forty-portraits-of-people-at-work/edit',
    ],
  ],
  ['priya', ['/company/edit/edit-overview']],
  ['admin', ['/admin']],
] as const) {
  for (const path of paths) {
    test(`the scripts of ${path}, for ${role}, stay within their size limit`, async ({ page, browser }) => {
      await signIn(page, `${role}@demo.example`, demoPassword)
      const storageState = await page.context().storageState()
      // Without a cache from the page before.
      const context = await browser.newContext({ baseURL: process.env.RISE_ORIGIN ?? '', storageState })
      const freshPage = await context.newPage()
      // Without live events: a notification that arrives now would load the toasts.
      await freshPage.routeWebSocket(/\/socket\.io\//, () => {})
      const bytes = await measureScripts(freshPage, path)
      expect(bytes).toBeGreaterThan(100_000)
      expect(bytes).toBeLessThanOrEqual(dailyPages.includes(path) ? MAX_DAILY_BYTES : MAX_MEMBER_BYTES)
      await context.close()
    })
  }
}

test('for a guest, the scripts that the list of jobs loads before it is idle stay within their size limit', async ({
  page,
}) => {
  // This page never becomes idle.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  const bytes = await measureScripts(page, '/jobs')
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThanOrEqual(MAX_GUEST_BYTES)
})

test('for a guest, all scripts of the list of jobs, even those loaded when idle, stay within their size limit', async ({
  page,
}) => {
  const offer = page.getByText('New jobs in your inbox, for free?')
  const bytes = await measureScripts(page, '/jobs', () => offer.waitFor())
  expect(bytes).toBeLessThanOrEqual(MAX_IDLE_BYTES)
})

test('the community page requests its data before its scripts have loaded, and only once', async ({
  page,
  browser,
}) => {
  await signIn(page, 'carla@demo.example', demoPassword)
  const storageState = await page.context().storageState()
  const context = await browser.newContext({ baseURL: process.env.RISE_ORIGIN ?? '', storageState })
  const freshPage = await context.newPage()
  const requests: string[] = []
  const bothRequested = Promise.withResolvers<void>()
  freshPage.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (!['/api/v1/check', '/api/v1/posts'].includes(pathname + search)) return
    requests.push(pathname)
    if (requests.length === 2) bothRequested.resolve()
  })
  await freshPage.route('**/*.js', async (route) => {
    await bothRequested.promise
    await route.continue()
  })
  await freshPage.goto('/feed')
  await expect(freshPage.getByRole('article').first()).toBeVisible()
  expect(requests.toSorted()).toEqual(['/api/v1/check', '/api/v1/posts'])
  await context.close()
})
