import type { Page } from '@playwright/test'
import { expect, findAccessibilityProblems, findSidewaysOverflow, test } from './support/journey.ts'

const main = (page: Page) => page.getByRole('main')

test('a search leads to an address that reproduces it', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const search = page.getByRole('main').getByRole('search')
  await search.getByLabel('Job, company or place').fill('Engineer')
  await search.getByLabel('Job, company or place').press('Enter')
  await expect(page).toHaveURL(/\/jobs\/k\/engineer$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobs for “engineer”')
  const first = page.getByRole('article').first().getByRole('heading')
  const title = await first.textContent()
  await page.goto(page.url())
  await expect(first).toHaveText(title ?? '')
})

test('each page of a list has its own address, without a number for page 1', { tag: '@any-width' }, async ({
  page,
}) => {
  await page.goto('/jobs')
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/\/jobs\/page\/2$/)
  await expect(page).toHaveTitle('All jobs, page 2 | Rise')
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Previous page' }).click()
  await expect(page).toHaveURL(/\/jobs$/)
})

test('a page number in the query redirects to the path, and page 1 to the address without a number', {
  tag: '@any-width',
}, async ({ request }) => {
  for (const [path, to] of [
    ['/jobs/page/1', '/jobs'],
    ['/jobs/remote?page=1', '/jobs/remote'],
    ['/jobs?page=2', '/jobs/page/2'],
    ['/companies?page=2&hiring=true', '/companies/page/2?hiring=true'],
    ['/courses/page/1', '/courses'],
    ['/headlines?page=2', '/headlines/page/2'],
    ['/events?page=1', '/events'],
    ['/professionals/page/1?q=ada', '/professionals?q=ada'],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect([path, answer.status(), answer.headers().location]).toEqual([path, 301, to])
  }
})

test('a missing page returns 404 with the error page', { tag: '@any-width' }, async ({ page, request }) => {
  const paths = [
    '/jobs/page/0',
    '/jobs/page/501',
    '/jobs/page/two',
    '/jobs/remote?page=0',
    '/jobs/all/wizardry',
    '/jobs/onsite/engineering/atlantis',
    '/jobs/no-such-job',
    '/companies/page/0',
    '/companies/page/400',
    '/company/nobody',
    '/copilot/nothing',
    '/admin/no-such-part',
  ]
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(404)
  await page.goto('/jobs/no-such-job')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await expect(page.getByText("We couldn't find the page you were looking for")).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('a job page has the data that search engines and link previews need', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/jobs?company=lumenfield')
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/jobs\/.+-at-/)
  await page.reload()
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  expect(await page.title()).toMatch(new RegExp(`^${title?.replaceAll(/[^\w ]/g, '.')} at .+ \\| Rise$`))
  const path = new URL(page.url()).pathname
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`))
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /.+ at .+/)
  const preview = await page.locator('meta[property="og:image"]').getAttribute('content')
  expect((await page.request.get(new URL(preview ?? '').pathname)).headers()['content-type']).toBe('image/png')
  const description = await page.locator('meta[name=description]').getAttribute('content')
  expect(description?.length).toBeLessThanOrEqual(155)
  const jsonLd = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  expect(jsonLd).toMatchObject({ '@type': 'JobPosting', title, hiringOrganization: { '@type': 'Organization' } })
})

test('"Where does this come from?" opens by keyboard', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/jobs')
  await page.getByRole('article').first().getByRole('link').first().click()
  const why = page.getByText('Where does this come from?')
  await why.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Source' }).getByText('The company entered').first()).toBeVisible()
  expect(await findAccessibilityProblems(page)).toEqual([])
})

test('a fact shows its source on focus', async ({ page }) => {
  await page.goto('/jobs?company=lumenfield')
  await page.getByRole('article').first().getByRole('link').first().click()
  const fact = main(page).getByRole('button', { name: 'Employment', exact: true })
  await expect(fact).toHaveAccessibleDescription(/The (company entered this itself|posting says exactly this)\./)
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await fact.focus()
  await expect(page.getByRole('tooltip')).toHaveText(/The (company entered this itself|posting says exactly this)\./)
  expect(await findAccessibilityProblems(page)).toEqual([])
})

test('a job opened from a list links back to the list, and a key opens the next job', async ({ page }) => {
  // The list is remembered once the page is hydrated.
  await page.goto('/jobs?company=lumenfield', { waitUntil: 'networkidle' })
  const titles = await main(page).getByRole('article').getByRole('heading').allTextContents()
  await main(page).getByRole('article').first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[0] ?? '')
  await page.keyboard.press('j')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[1] ?? '')
  await page.keyboard.press('k')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[0] ?? '')
  expect(await findAccessibilityProblems(page)).toEqual([])
  await main(page).getByRole('link', { name: 'Back to results' }).click()
  await expect(page).toHaveURL(/\/jobs\?company=lumenfield$/)
})

test('skills that a guest enters are marked in the posting, stay in the browser, and move no text', async ({
  page,
}) => {
  await page.goto('/jobs?company=lumenfield&q=Field Engineer')
  await main(page).getByRole('link', { name: 'Field Engineer, Microgrids' }).first().click()
  const item = main(page).getByRole('listitem').filter({ hasText: 'commissioning, on sites' })
  // Measured from the top of the page, because a new page moves up a little while it appears.
  const topOf = () =>
    item.evaluate((element) => {
      const pageTop = element.closest('main')?.getBoundingClientRect().top ?? 0
      return Math.round(element.getBoundingClientRect().top - pageTop)
    })
  const top = await topOf()
  const sentTexts: string[] = []
  page.on('request', (request) => sentTexts.push(`${request.url()} ${request.postData() ?? ''}`))
  await main(page).getByLabel('Three of your skills').fill('Commissioning, Rope access')
  await main(page).getByRole('button', { name: 'Compare', exact: true }).click()
  await expect(main(page).getByRole('button', { name: 'You: Commissioning' })).toBeVisible()
  expect(await topOf()).toBe(top)
  expect(sentTexts.filter((text) => /rope/i.test(text))).toEqual([])
  expect(await findAccessibilityProblems(page)).toEqual([])
  await page.reload()
  await expect(main(page).getByRole('button', { name: 'You: Commissioning' })).toBeVisible()
  await main(page).getByRole('button', { name: 'Change skills' }).click()
  await expect(main(page).getByRole('button', { name: 'You: Commissioning' })).toHaveCount(0)
})

test('applying to a demo job leads to a page that says that it is a demo', { tag: '@any-width' }, async ({ page }) => {
  // A company of the demo world: other journeys post jobs at the same time.
  await page.goto('/company/lumenfield')
  await page.locator('article a[href^="/jobs/"]').first().click()
  await page.getByRole('link', { name: 'Apply', exact: true }).filter({ visible: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This is a demo job')
})

test('after a navigation the focus is on the new heading, and Back restores the position', async ({ page }) => {
  await page.goto('/jobs')
  // Times become relative on hydration; before that the browser itself follows links.
  await expect(page.getByRole('article').first().getByRole('time')).toHaveText(/ago|now|yesterday/)
  const lastLink = page.getByRole('article').last().getByRole('link').first()
  await lastLink.scrollIntoViewIfNeeded()
  const oldScroll = await page.evaluate(() => window.scrollY)
  await lastLink.click()
  await expect(page).toHaveURL(/\/jobs\/.+-at-/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/jobs$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(oldScroll - 200)
})

test('the first Tab stop is a link that skips to the content', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/jobs')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('a company’s page shows its story and its open jobs', async ({ page }) => {
  await page.goto('/companies')
  const name = await page.getByRole('article').first().getByRole('heading').textContent()
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
  await expect(page.getByRole('heading', { name: 'Story' })).toBeVisible()
  expect(await page.getByRole('article').count()).toBeGreaterThan(0)
  expect(await findAccessibilityProblems(page)).toEqual([])
})

test('addresses with capitals redirect to lower case and keep their query', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/Jobs/REMOTE?page=2')
  await expect(page).toHaveURL(/\/jobs\/remote\?page=2$/)
})

test('a chosen theme overrides the theme of the system', { tag: '@any-width' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/jobs')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark')
})

test('the page of all controls, /dev/kit, loads without an error and fits the window', async ({ page }) => {
  const response = await page.goto('/dev/kit')
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await findSidewaysOverflow(page)).toBe(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a guest can search jobs, read one and apply', async ({ page }) => {
    await page.goto('/jobs')
    const search = page.getByRole('main').getByRole('search')
    await search.getByLabel('Job, company or place').fill('nurse')
    await search.getByRole('button', { name: 'Search jobs' }).click()
    await expect(page).toHaveURL(/\/jobs\/k\/nurse$/)
    await page.getByRole('article').first().getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Apply', exact: true }).filter({ visible: true })).toHaveAttribute(
      'href',
      /\/dev\/apply/,
    )
  })
})
