import { newEmail } from './accounts.ts'
import { expect, findAccessibilityProblems, findSidewaysOverflow, test } from './journey.ts'

const offer = 'New jobs in your inbox, for free?'

test('a guest sees companies, login and the product, and the page that one is on is marked', async ({ page }) => {
  await page.goto('/companies')
  const bar = page.getByRole('navigation', { name: /^Main/ }).filter({ visible: true })
  await expect(bar.getByRole('link')).toHaveText([/companies/i, /login/i, 'Rise'])
  await expect(bar.getByRole('link', { name: 'COMPANIES' })).toHaveAttribute('aria-current', 'page')
  await expect(bar.getByRole('link', { name: 'Rise' })).toHaveAttribute('href', '/')
})

test('who was signed in sees no guest link, not even before the session is checked', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('token', 'was-here'))
  await page.route('**/api/v1/check', () => {})
  await page.goto('/jobs')
  await expect(page.locator('html')).toHaveAttribute('data-session', 'member')
  await expect(page.getByText('COMPANIES', { exact: true }).filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Send me jobs' })).toBeHidden()
})

for (const path of ['/privacy', '/terms']) {
  test(`${path} has its contents, which lead to their places`, async ({ page }) => {
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

test('every link of the footer leads to a page', async ({ page }) => {
  await page.goto('/')
  const links = page.getByRole('contentinfo').getByRole('link')
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(paths.length).toBeGreaterThan(15)
  for (const path of paths) expect((await page.request.get(path)).status(), path).toBe(200)
})

test('the newsletter takes an address, then a name, says that a mail waits, and logs in', async ({ page }) => {
  const email = newEmail()
  // Before its scripts have come the form leads to joining instead, as the next journey shows.
  await page.goto('/jobs', { waitUntil: 'networkidle' })
  const form = page.getByRole('contentinfo').locator('form')
  await form.getByLabel('Send new jobs to').fill(email)
  await form.getByRole('button', { name: 'Send me jobs' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(email)).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'read it in the outbox' })).toHaveAttribute('href', '/dev/mail')
  expect(await findAccessibilityProblems(page)).toEqual([])
  await dialog.getByLabel('What is your first name?').fill('Ada')
  await dialog.getByRole('button', { name: 'Save my name' }).click()
  await expect(page.getByRole('dialog', { name: 'Thanks for signing up!' })).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(form).toBeHidden()
  const user = await page.evaluate(async () => {
    const reply = await fetch('/api/v1/check', { headers: { authorization: `Bearer ${localStorage.token}` } })
    return (await reply.json()).result
  })
  expect(user).toMatchObject({ email, firstName: 'Ada', role: 'professional', standing: 'pending' })
})

test('the offer of job emails is not in the way of a dialog', async ({ page }) => {
  await page.goto('/jobs')
  await expect(page.getByText(offer)).toBeVisible({ timeout: 15_000 })
  const form = page.getByRole('contentinfo').locator('form')
  await form.getByLabel('Send new jobs to').fill(newEmail())
  await form.getByRole('button', { name: 'Send me jobs' }).click()
  const field = page.getByRole('dialog').getByLabel('What is your first name?')
  await expect(field).toBeFocused()
  // Fails when something lies over it.
  await field.click()
})

test('before its scripts have come the newsletter leads to joining, and the address comes along', async ({
  browser,
  baseURL,
  page,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const early = await context.newPage()
  await early.goto('/jobs')
  const form = early.getByRole('contentinfo').locator('form')
  await form.getByLabel('Send new jobs to').fill('ada@example.org')
  await form.getByRole('button', { name: 'Send me jobs' }).click()
  await expect(early.getByRole('heading', { level: 1 })).toHaveText('Join Rise')
  await page.goto(early.url())
  await expect(page.getByRole('main').getByLabel('E-mail')).toHaveValue('ada@example.org')
  await context.close()
})

test('a guest is offered job emails, and once dismissed the offer stays away', async ({ page }) => {
  await page.goto('/jobs')
  await expect(page.getByText(offer)).toBeVisible({ timeout: 15_000 })
  expect(await findAccessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText(offer)).toBeHidden()
  const companions = page.waitForResponse(/companions/)
  await page.reload()
  await companions
  await expect(page.getByText(offer)).toHaveCount(0)
})

test('the offer opens the chat, which is closed for good', async ({ page }) => {
  await page.goto('/jobs')
  await page.getByRole('button', { name: 'SEND ME JOBS', exact: true }).click({ timeout: 15_000 })
  const chat = page.getByRole('dialog', { name: 'Jobs by e-mail' })
  await expect(chat.getByRole('log')).toContainText('What is your e-mail address?')
  const input = chat.getByRole('textbox')
  await expect(input).toBeFocused()
  await input.fill('not an address')
  await input.press('Enter')
  await expect(chat.getByRole('log')).toContainText('This is not an email. Please provide a valid email!')
  expect(await findAccessibilityProblems(page)).toEqual([])
  await chat.getByRole('button', { name: 'Close' }).click()
  await expect(chat).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('chatClosed'))).not.toBeNull()
})

test('a wrong unsubscribe link says so', async ({ page, complaints }) => {
  await page.goto('/risa/unsubscribe?token=this-is-not-a-token-of-ours')
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('alert')).toContainText('This unsubscribe link is not complete.')
  expect(await findAccessibilityProblems(page)).toEqual([])
  expect(complaints.splice(0)).toEqual([expect.stringContaining('status of 400')])
})

test('a bar says when the connection is gone, and goes when it is back', async ({ page, context }) => {
  const companions = page.waitForResponse(/companions/)
  await page.goto('/jobs')
  await companions
  await expect(page.getByText(offer)).toBeVisible({ timeout: 15_000 })
  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('You are offline.')).toBeHidden()
})

test('keys search, go and list themselves', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones have no keys')
  await page.goto('/companies')
  await expect(page.getByText(offer)).toBeVisible({ timeout: 15_000 })
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Search jobs' })).toBeFocused()
  await page.keyboard.type('gj')
  await expect(page).toHaveURL('/companies')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  expect(await findAccessibilityProblems(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('g')
  await page.keyboard.press('j')
  await expect(page).toHaveURL('/jobs')
})

test('text takes the same room before its font arrives as afterwards', async ({ page }) => {
  await page.goto('/privacy')
  const shares = await page.evaluate(async () => {
    const [own = '', ...others] = getComputedStyle(document.body).fontFamily.split(', ')
    const text = document.querySelector('main')?.textContent ?? ''
    const context = document.createElement('canvas').getContext('2d')
    const widthIn = (weight: number, family: string) => {
      if (context) context.font = `${weight} 16px ${family}`
      return context?.measureText(text).width ?? 0
    }
    const weights = [400, 600]
    // What this system does not have is refused.
    const loads = [own, ...others].flatMap((family) =>
      weights.map((weight) => document.fonts.load(`${weight} 16px ${family}`, text)),
    )
    await Promise.allSettled(loads)
    return weights.map((weight) => widthIn(weight, others.join(', ')) / widthIn(weight, own))
  })
  for (const share of shares) expect(Math.abs(share - 1)).toBeLessThan(0.03)
})
