import type { Page } from '@playwright/test'
import { expect, expectSound, findAccessibilityProblems, test } from './support/journey.ts'

const list = (page: Page) => page.getByRole('article')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const words = (page: Page) => page.getByRole('main').getByLabel('Job, company or place')
const inForce = (page: Page) =>
  page.getByRole('list', { name: 'Filters in force' }).getByRole('link', { name: /^Remove/ })

async function open(page: Page, path: string): Promise<void> {
  // Until hydration, the page's fields are plain ones.
  await page.goto(path, { waitUntil: 'networkidle' })
}

/** Opens the filters of this width: next to the list, or in a sheet that the button opens. */
async function openFilters(page: Page) {
  const button = page.getByRole('button', { name: /^Filters/ })
  if (!(await button.isVisible())) return page.getByRole('form', { name: 'Filters' })
  await button.click()
  return page.getByRole('dialog', { name: 'Filters' })
}

/** Applies the chosen filters on a phone, where they apply only on request. */
async function showFiltered(page: Page): Promise<void> {
  const show = page.getByRole('dialog').getByRole('button', { name: /^Show / })
  if (await show.isVisible()) await show.click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

test.describe('searching', () => {
  test.beforeAll(async ({ request }) => {
    // Corrections and suggestions depend on words that are counted once a minute.
    await expect
      .poll(async () => (await (await request.get('/api/v1/job-suggestions?q=engineer')).json()).result.titles.length, {
        timeout: 100_000,
      })
      .toBeGreaterThan(0)
  })

  test('a typing error is corrected with a note, and the reader can search for the typed word instead', {
    tag: '@any-width',
  }, async ({ page }) => {
    await open(page, '/jobs')
    await words(page).fill('enginer')
    await words(page).press('Enter')
    await expect(page).toHaveURL(/\/jobs\/k\/enginer$/)
    await expect(page.getByText('Showing jobs for “engineer”.')).toBeVisible()
    await expect(inForce(page)).toHaveText([/“engineer”/])
    expect(await list(page).count()).toBe(20)
    expect(await findAccessibilityProblems(page)).toEqual([])
    await page.getByRole('link', { name: '“enginer” exactly' }).click()
    await expect(page.getByRole('heading', { name: 'No jobs for “enginer” yet' })).toBeVisible()
  })

  test('a place in the query becomes a filter, and one click undoes it', async ({ page }) => {
    await open(page, '/jobs')
    await words(page).fill('developer hambourg')
    await words(page).press('Enter')
    await expect(page).toHaveURL(/\/jobs\/k\/developer%20hambourg$/)
    await expect(heading(page)).toHaveText('Jobs for “developer” in Hamburg, Germany')
    await expect(words(page)).toHaveValue('developer hambourg')
    await expect(list(page).first()).toContainText('Software Engineer')
    const readings = page.getByRole('list', { name: 'How your words were read' })
    await expect(readings).toContainText('in Hamburg, Germany')
    expect(await findAccessibilityProblems(page)).toEqual([])
    await readings.getByRole('link', { name: 'Remove reading in Hamburg, Germany' }).click()
    await expect(page).toHaveURL(/\/jobs\/k\/developer%20%22hambourg%22$/)
    await expect(page.getByRole('heading', { name: 'No jobs for “developer "hambourg"” yet' })).toBeVisible()
  })

  test('a place and a company can be chosen, and Back undoes each step', async ({ page }) => {
    await open(page, '/jobs')
    const place = (await openFilters(page)).getByRole('combobox', { name: 'Place' })
    await place.pressSequentially('nairo')
    await page
      .getByRole('listbox')
      .getByRole('option', { name: /^Nairobi/ })
      .first()
      .click()
    await expect(place).toHaveValue(/^Nairobi/)
    await showFiltered(page)
    await expect(page).toHaveURL(/\/jobs\/all\?location=/)
    await expect(heading(page)).toHaveText(/^Jobs in Nairobi/)
    const ofPlace = await heading(page).textContent()
    const company = (await openFilters(page)).getByRole('combobox', { name: 'Company' })
    await company.focus()
    // Without text, the field suggests companies with such jobs.
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
    expect(await findAccessibilityProblems(page)).toEqual([])
    await company.press('ArrowDown')
    await company.press('Enter')
    await showFiltered(page)
    await expect(page).toHaveURL(/&company=/)
    await expect(heading(page)).toHaveText(/^Jobs at .+ in /)
    await page.goBack()
    await expect(heading(page)).toHaveText(ofPlace ?? '')
    await page.goBack()
    await expect(heading(page)).toHaveText('All jobs')
  })

  test('suggestions appear while typing and are reachable by keyboard', async ({ page }) => {
    await open(page, '/jobs')
    const suggestionsResponse = page.waitForResponse(/\/job-suggestions\?q=engin$/)
    await words(page).pressSequentially('engin')
    await suggestionsResponse
    await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible()
    await expect(words(page)).toHaveAttribute('aria-expanded', 'true')
    await words(page).press('ArrowDown')
    const chosenOption = page.getByRole('listbox').getByRole('option', { selected: true })
    await expect(chosenOption).toHaveCount(1)
    expect(await findAccessibilityProblems(page)).toEqual([])
    const text = (await chosenOption.locator('span').first().textContent()) ?? ''
    await words(page).press('Enter')
    await expect(heading(page)).toHaveText(`Jobs for “${text.toLowerCase()}”`)
    await expect(heading(page)).toBeFocused()
    await expect(page.getByRole('listbox')).toBeHidden()
  })

  test('a suggested place becomes a filter, and Escape closes the list', async ({ page }) => {
    await open(page, '/jobs')
    await words(page).pressSequentially('london')
    const place = page.getByRole('group', { name: 'Places' }).getByRole('option').first()
    await expect(place).toBeVisible()
    await words(page).press('Escape')
    await expect(page.getByRole('listbox')).toBeHidden()
    await expect(words(page)).toHaveValue('london')
    await words(page).press('ArrowDown')
    await place.click()
    await expect(page).toHaveURL(/\/jobs\/all\?location=london/)
    await expect(heading(page)).toHaveText(/^Jobs in London/)
  })
})

test('phrases, alternatives and exclusions are understood and described', { tag: '@any-width' }, async ({ page }) => {
  await open(page, '/jobs')
  await words(page).fill('"platform engineer" OR nurse -senior')
  await words(page).press('Enter')
  await expect(page.getByText('Looking for “platform engineer” or nurse, without senior.')).toBeVisible()
  for (const title of await list(page).getByRole('heading').allTextContents()) expect(title).not.toMatch(/senior/i)
  await page.getByRole('navigation', { name: 'Sort' }).getByRole('link', { name: 'Newest' }).click()
  await expect(page).toHaveURL(/\?sort=newest$/)
  await expect(page.getByRole('status').filter({ hasText: 'newest first' })).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /senior$/)
})

test('a query without words finds nothing, and the page says why', { tag: '@any-width' }, async ({ page }) => {
  await open(page, '/jobs/k/%2B%2B%20%7C%7C')
  await expect(page.getByText('Use letters or numbers')).toBeVisible()
})

test('filters apply to the list, appear in the address, and can be removed by their chips', async ({ page }) => {
  await open(page, '/jobs')
  const filters = await openFilters(page)
  await filters.getByRole('checkbox', { name: /^Remote/ }).check()
  await filters.getByRole('checkbox', { name: /^Hybrid/ }).check()
  await filters.getByRole('checkbox', { name: /^Mid-Level/ }).check()
  await filters.getByRole('checkbox', { name: /^Full-time/ }).check()
  await filters.getByLabel('Category').selectOption({ value: 'engineering' })
  await filters.getByLabel('Posted').selectOption({ value: '30' })
  await filters.getByLabel('How to apply').selectOption({ value: 'Apply Directly' })
  await filters.getByLabel('Currency').selectOption({ value: 'USD' })
  await expect(
    filters
      .getByLabel('Pay a year')
      .getByRole('option', { name: /^From \$/ })
      .first(),
  ).toBeAttached()
  await filters.getByLabel('Pay a year').selectOption({ index: 1 })
  await showFiltered(page)
  await expect(page).toHaveURL(/payFrom=\d+&payCurrency=USD/)
  const address = new URL(page.url())
  expect(address.pathname).toBe('/jobs/all/engineering')
  expect([...address.searchParams.keys()]).toEqual(
    'list list seniority employmentType payFrom payCurrency postedWithin applicationType'.split(' '),
  )
  await expect(heading(page)).toHaveText('Remote or Hybrid Engineering jobs')
  await expect(inForce(page)).toHaveCount(8)
  await page.reload({ waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Remove filter Hybrid' }).click()
  await expect(heading(page)).toHaveText('Remote Engineering jobs')
  await page.getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL(/\/jobs$/)
})

test('a place can be extended by a radius', async ({ page }) => {
  await open(page, '/jobs/all?location=london-gb')
  const filters = await openFilters(page)
  await filters.getByLabel('Distance').selectOption({ label: 'Within 200 km' })
  await showFiltered(page)
  await expect(heading(page)).toHaveText(/^Jobs within 200 km of London/)
  await expect(page).toHaveURL('/jobs/all?location=london-gb&radius=200')
  await page.getByRole('link', { name: /^Remove filter London, UK and 200 km around/ }).click()
  await expect(page).toHaveURL('/jobs')
})

test('changing a filter keeps the focus and the scroll position', async ({ page }, { project }) => {
  test.skip(project.name === 'phone', 'phones show the filters in a sheet')
  await open(page, '/jobs')
  const senior = page.getByRole('checkbox', { name: /^Senior Level/ })
  await senior.scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200)
  await senior.focus()
  const oldBox = await senior.boundingBox()
  await page.keyboard.press('Space')
  await expect(senior).toBeChecked()
  await expect(page).toHaveURL(/seniority=Senior\+Level/)
  await expect(inForce(page)).toHaveCount(1)
  await expect(senior).toBeFocused()
  expect(await senior.boundingBox()).toEqual(oldBox)
})

test('several quick filter changes all apply', async ({ page }, { project }) => {
  test.skip(project.name === 'phone', 'the sheet applies its filters only when its button is pressed')
  await open(page, '/jobs')
  for (const name of [/^Remote/, /^Hybrid/, /^Senior Level/, /^Mid-Level/]) {
    await page.getByRole('checkbox', { name }).check()
  }
  await expect(inForce(page)).toHaveCount(4)
  await expect(page).toHaveURL('/jobs?list=remote&list=hybrid&seniority=Mid-Level&seniority=Senior+Level')
})

test('on a phone the sheet counts the matching jobs, and shows them on request', async ({ page }, { project }) => {
  test.skip(project.name !== 'phone', 'wider screens show the filters next to the list')
  await open(page, '/jobs/remote')
  const button = page.getByRole('button', { name: 'Filters (1)' })
  await button.click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  const show = sheet.getByRole('button', { name: /^Show [\d,]+ jobs$/ })
  const oldText = await show.textContent()
  await sheet.getByRole('checkbox', { name: /^Mid-Level/ }).check()
  await expect(show).not.toHaveText(oldText ?? '')
  expect(await findAccessibilityProblems(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(button).toBeFocused()
  await expect(page).toHaveURL(/\/jobs\/remote$/)
  await button.click()
  await sheet.getByRole('checkbox', { name: /^Mid-Level/ }).check()
  await expect(show).not.toHaveText(oldText ?? '')
  const announcedCount = /[\d,]+/.exec((await show.textContent()) ?? '')?.[0] ?? 'a number'
  await show.click()
  await expect(page.getByRole('status').filter({ hasText: 'jobs, newest first' })).toHaveText(
    `${announcedCount} jobs, newest first`,
  )
})

test('an empty list says which filter to remove, and how many jobs that would show', async ({ page }) => {
  await open(page, '/jobs/k/nurse?list=remote&category=legal')
  await expect(page.getByRole('heading', { name: 'No jobs match' })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  expect(await findAccessibilityProblems(page)).toEqual([])
  const suggestion = page.getByRole('region', { name: 'Try without a filter' }).getByRole('listitem').first()
  const jobs = /[\d,]+ jobs?$/.exec((await suggestion.textContent()) ?? '')?.[0] ?? 'a number'
  await suggestion.getByRole('link').click()
  await expect(page.getByRole('status').filter({ hasText: 'job' }).first()).toHaveText(new RegExp(`^${jobs}`))
})

test('a list that cannot be loaded shows an error, keeps the filters, and can be retried', {
  tag: '@any-width',
}, async ({ page, complaints }) => {
  await open(page, '/jobs')
  // The request fails until a button is pressed, however often the page retries automatically.
  await page.route('**/api/v1/jobs?*', async (route) => {
    const isPressed = await page.evaluate(() => document.documentElement.dataset.pressed !== undefined)
    await (isPressed ? route.continue() : route.fulfill({ status: 503, body: '' }))
  })
  await (await openFilters(page)).getByRole('checkbox', { name: /^Remote/ }).check()
  await showFiltered(page)
  await expect(page.getByRole('alert').filter({ hasText: 'Couldn’t load jobs' })).toBeVisible()
  await page.evaluate(() => {
    const root = document.documentElement
    document.addEventListener('click', () => root.setAttribute('data-pressed', ''), { capture: true, once: true })
  })
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(heading(page)).toHaveText('Remote jobs')
  await expect(list(page).first()).toBeVisible()
  // The browser itself logs the response that this journey forged.
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !complaint.includes('503')))
})

test('a filtered list is accessible and fits the window', async ({ page }) => {
  await open(page, '/jobs/k/engineer?list=remote&list=hybrid&category=engineering&seniority=Mid-Level&postedWithin=30')
  await expectSound(page)
  await expect(page.getByRole('heading', { name: 'Related searches' })).toBeVisible()
})

test('a list has its own title, numbers, related searches and one canonical address', { tag: '@any-width' }, async ({
  page,
  request,
}) => {
  await open(page, '/jobs/remote/engineering')
  await expect(page).toHaveTitle('Remote Engineering jobs | Rise')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/jobs\/remote\/engineering$/)
  await expect(page.getByRole('region', { name: 'In numbers' })).toContainText(/Median pay a year: .+ \(of \d+ jobs/)
  await expect(page.getByRole('navigation', { name: 'Related searches' }).getByRole('link').first()).toBeVisible()
  const { headers } = await request
    .get('/jobs?category=engineering&list=remote&q=&radius=', { maxRedirects: 0 })
    .then((reply) => ({ headers: reply.headers() }))
  expect(headers.location).toMatch(/\/jobs\/remote\/engineering$/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('filters can be submitted with a button', async ({ page }, { project }) => {
    await page.goto('/jobs/k/engineer')
    if (project.name === 'phone') await page.getByRole('link', { name: 'Filters' }).click()
    const filters = page.getByRole('form', { name: 'Filters' })
    await filters.getByRole('checkbox', { name: /^Remote/ }).check()
    await filters.getByLabel('Pay a year').selectOption({ index: 1 })
    await filters.getByRole('button', { name: 'Show jobs' }).click()
    await expect(page).toHaveURL(/\/jobs\/k\/engineer\?list=remote&payFrom=\d+&payCurrency=[A-Z]{3}$/)
    await expect(heading(page)).toHaveText('Remote jobs for “engineer”')
    await words(page).fill('developer')
    await page
      .getByRole('main')
      .getByRole('search')
      .getByRole('button', { name: /^Search/ })
      .click()
    await expect(page).toHaveURL(/\/jobs\/k\/developer\?list=remote&payFrom=/)
  })
})
