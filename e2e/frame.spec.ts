import { expect, findAccessibilityProblems, findSidewaysOverflow, test } from './support/journey.ts'
import { offer } from './support/offer.ts'

test('a guest sees links to companies, login and the home page, with the current page marked', async ({ page }) => {
  await page.goto('/companies')
  const bar = page.getByRole('navigation', { name: /^Main/ }).filter({ visible: true })
  await expect(bar.getByRole('link')).toHaveText([/companies/i, /login/i, 'Rise'])
  await expect(bar.getByRole('link', { name: 'COMPANIES' })).toHaveAttribute('aria-current', 'page')
  await expect(bar.getByRole('link', { name: 'Rise' })).toHaveAttribute('href', '/')
})

test('a guest sees links to the public sections, with the current one marked and in view @any-width', async ({
  page,
}) => {
  await page.goto('/courses')
  const sections = page.getByRole('navigation', { name: 'Sections' })
  await expect(sections.getByRole('link')).toHaveText([
    ...['Jobs', 'Companies', 'Real talk', 'Headlines', 'Events', 'Courses'],
  ])
  await expect(sections.getByRole('link', { name: 'Courses' })).toHaveAttribute('aria-current', 'page')
  await expect(sections.getByRole('link', { name: 'Courses' })).toBeInViewport({ ratio: 1 })
  expect(await findSidewaysOverflow(page)).toBe(0)
  await sections.getByRole('link', { name: 'Events' }).click()
  await expect(page).toHaveURL('/events')
  await expect(sections.getByRole('link', { name: 'Events' })).toHaveAttribute('aria-current', 'page')
})

test('links for guests are hidden from a member even before the session is checked', { tag: '@any-width' }, async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('token', 'was-here'))
  await page.route('**/api/v1/check', () => {})
  await page.goto('/jobs')
  await expect(page.locator('html')).toHaveAttribute('data-session', 'member')
  await expect(page.getByText('COMPANIES', { exact: true }).filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeHidden()
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Send me jobs' })).toBeHidden()
})

for (const path of ['/privacy', '/terms']) {
  test(`${path} has a table of contents that links to its sections`, async ({ page }) => {
    await page.goto('/jobs')
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: path === '/terms' ? 'Terms' : 'Privacy' })
      .click()
    await expect(page).toHaveURL(path)
    expect(await findAccessibilityProblems(page)).toEqual([])
    expect(await findSidewaysOverflow(page)).toBe(0)
    const links = page.getByRole('navigation', { name: 'Contents' }).getByRole('link')
    for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))) {
      await expect(page.locator(href)).toHaveCount(1)
    }
    await links.last().click()
    await expect(page).toHaveURL(/#changes$/)
  })
}

test('every footer link leads to a page', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/')
  const links = page.getByRole('contentinfo').getByRole('link')
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(paths.length).toBeGreaterThan(15)
  for (const path of paths) expect((await page.request.get(path)).status(), path).toBe(200)
})

test('guests see the links to the sections at the same place on every page, with or without a form', async ({
  page,
}) => {
  const sections = page.getByRole('navigation', { name: 'Sections' })
  const tops: (number | undefined)[] = []
  for (const path of ['/jobs', '/login', '/i/carla-mendes', '/jobs/digest', '/no-such-page']) {
    await page.goto(path)
    await expect(sections.getByRole('link', { name: 'Real talk' })).toBeVisible()
    tops.push((await sections.boundingBox())?.y)
  }
  expect(new Set(tops).size).toBe(1)
})

test('a bar is shown while the browser is offline', async ({ page, context }) => {
  await page.goto('/jobs')
  await expect(page.getByText(offer)).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('You’re offline.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('You’re offline.')).toBeHidden()
})

test('keyboard shortcuts open the search, navigate, and show the list of shortcuts', { tag: '@any-width' }, async ({
  page,
}) => {
  await page.goto('/companies')
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox', { name: 'Search', exact: true })).toBeFocused()
  await page.keyboard.type('gj')
  await expect(page).toHaveURL('/companies')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  expect(await findAccessibilityProblems(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('g')
  await page.keyboard.press('j')
  await expect(page).toHaveURL('/jobs')
})

test('text takes the same space before and after its font loads', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/privacy')
  const ratios = await page.evaluate(async () => {
    const [own = '', ...others] = getComputedStyle(document.body).fontFamily.split(', ')
    const text = document.querySelector('main')?.textContent ?? ''
    const context = document.createElement('canvas').getContext('2d')
    const widthIn = (weight: number, family: string) => {
      // Large, because systems that use hinting round the widths of small letters to whole pixels.
      if (context) context.font = `${weight} 160px ${family}`
      return context?.measureText(text).width ?? 0
    }
    const weights = [400, 600]
    // Fonts that this system doesn't have are rejected.
    const loads = [own, ...others].flatMap((family) =>
      weights.map((weight) => document.fonts.load(`${weight} 16px ${family}`, text)),
    )
    await Promise.allSettled(loads)
    return weights.map((weight) => widthIn(weight, others.join(', ')) / widthIn(weight, own))
  })
  for (const ratio of ratios) expect(Math.abs(ratio - 1)).toBeLessThan(0.03)
})
