import {
  expectRefusals,
  forgetSession,
  join,
  logIn,
  mailedLink,
  newEmail,
  password,
  register,
  registerConfirmed,
} from './support/accounts.ts'
import { expect, findAccessibilityProblems, test } from './support/journey.ts'
import { openAs, signIn } from './support/members.ts'

test('a person signs up, and a later login returns to the page that required it', async ({ page }) => {
  const email = newEmail()
  await join(page, email)
  await expect(page).toHaveURL('/jobs')
  await page.goto('/settings')
  await expect(page.getByText('Not confirmed', { exact: true })).toBeVisible()
  await forgetSession(page)
  await page.goto('/settings?from=mail#devices')
  await expect(page).toHaveURL('/login?next=%2Fsettings%3Ffrom%3Dmail%23devices')
  await logIn(page, email)
  await expect(page).toHaveURL('/settings?from=mail#devices')
  await expect(page.getByText('This device', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a wrong password shows an error, and the typed email stays', async ({ page, complaints }) => {
  const email = await register(page)
  await page.goto('/login')
  await logIn(page, email, 'not the password')
  // The error appears in the form, and a little later in a toast.
  await expect(page.getByText('Wrong email or password.')).toHaveCount(2)
  await expect(page.getByRole('main').getByLabel('Email')).toHaveValue(email)
  expect(await findAccessibilityProblems(page)).toEqual([])
  expectRefusals(complaints, 401)
})

test('submitting an empty form shows the number of missing fields and focuses the first', async ({ page }) => {
  await page.goto('/company/onboarding')
  await page.getByRole('main').getByRole('button', { name: 'Join as a company' }).click()
  await expect(page.getByRole('main').getByLabel('Company name')).toBeFocused()
  await expect(page.getByText('4 fields need your attention')).toBeVisible()
  await expect(page.getByRole('main').getByLabel('Company name')).toHaveAccessibleDescription(
    /Enter the company’s name\./,
  )
})

test('two tabs without an access token renew the session once', async ({ page, context }) => {
  await signIn(page, await register(page))
  const otherPage = await context.newPage()
  let refreshes = 0
  for (const tab of [page, otherPage]) {
    tab.on('request', (request) => {
      if (request.url().endsWith('/api/v1/refresh')) refreshes += 1
    })
  }
  // Simulates the loss of the access token: both tabs need a new one simultaneously. On a page without the app, because
  // the app would request one itself and be interrupted.
  await page.evaluate(() => localStorage.removeItem('token'))
  await Promise.all([page.goto('/settings'), otherPage.goto('/settings')])
  for (const tab of [page, otherPage]) await expect(tab.getByText('This device', { exact: true })).toBeVisible()
  expect(refreshes).toBe(1)
})

test('logging out everywhere logs out the other tab and the other browser', async ({ page, context, browser }) => {
  const email = await register(page)
  await openAs(page, '/settings', email)
  const secondPage = await context.newPage()
  await secondPage.goto('/settings')
  await expect(secondPage.getByText('This device', { exact: true })).toBeVisible()
  const otherPage = await browser.newPage({ baseURL: process.env.RISE_ORIGIN ?? '' })
  await openAs(otherPage, '/jobs', email)
  await page.getByRole('button', { name: 'Log out everywhere' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(page).toHaveURL('/login')
  await expect(secondPage).toHaveURL('/login?next=%2Fsettings')
  await otherPage.goto('/settings')
  await expect(otherPage).toHaveURL('/login?next=%2Fsettings')
  await otherPage.close()
})

test('a typed email address survives the end of the session, and a typed password doesn’t', async ({
  page,
  complaints,
}) => {
  const email = await register(page)
  await signIn(page, email)
  // Waits until all requests of the page have been answered. A request after the logout would redirect to the login
  // before the press.
  await page.goto('/settings', { waitUntil: 'networkidle' })
  await expect(page.getByText('No blocked members.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Change in your story' })).toBeVisible()
  await page.getByRole('button', { name: 'Change email address' }).click()
  await page.getByRole('main').getByLabel('New email address').fill('new.address@example.org')
  await page.getByRole('main').getByLabel('Current password').fill(password)
  // Pressed immediately, because the socket also notifies the page.
  await page.getByRole('button', { name: 'Send link' }).evaluate(async (button: HTMLButtonElement) => {
    const authorization = `Bearer ${localStorage.getItem('refreshToken')}`
    await fetch('/api/v1/logout', { method: 'POST', headers: { authorization } })
    button.click()
  })
  await expect(page).toHaveURL('/login?next=%2Fsettings')
  await expect(page.getByText('Ooops! Please sign in!').first()).toBeVisible()
  await logIn(page, email)
  await expect(page.getByRole('main').getByLabel('New email address')).toHaveValue('new.address@example.org')
  await expect(page.getByRole('main').getByLabel('Current password')).toHaveValue('')
  expectRefusals(complaints, 401, 401)
})

test('when a session ends in two tabs, one login restores both, and the other tab keeps its draft', async ({
  page,
  context,
  complaints,
}) => {
  const email = await register(page)
  await openAs(page, '/settings', email)
  await page.getByRole('button', { name: 'Change email address' }).click()
  await page.getByRole('main').getByLabel('New email address').fill('draft@example.org')
  const otherPage = await context.newPage()
  await otherPage.goto('/settings')
  await expect(otherPage.getByText('This device', { exact: true })).toBeVisible()
  await otherPage.evaluate(async () => {
    const authorization = `Bearer ${localStorage.getItem('refreshToken')}`
    await fetch('/api/v1/logout', { method: 'POST', headers: { authorization } })
  })
  // The socket may have notified the page already.
  await otherPage.reload()
  for (const tab of [otherPage, page]) await expect(tab).toHaveURL('/login?next=%2Fsettings')
  await logIn(otherPage, email)
  for (const tab of [otherPage, page]) await expect(tab).toHaveURL('/settings')
  await expect(page.getByRole('main').getByLabel('New email address')).toHaveValue('draft@example.org')
  await expect(otherPage.getByRole('main').getByLabel('New email address')).toHaveCount(0)
  expect(complaints.splice(0).filter((complaint) => !complaint.includes('status of 401'))).toEqual([])
})

test('the emailed link confirms the address', async ({ page }) => {
  const email = await register(page)
  await signIn(page, email)
  await page.goto(await mailedLink(page, email, '/confirm'))
  await expect(page.getByText('Thanks, you’re confirmed')).toBeVisible()
  await page.goto('/settings')
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
})

test('in a browser without the sign-up’s session, the confirmation link asks for a new password', async ({
  page,
  complaints,
}) => {
  const email = await register(page)
  await page.goto(await mailedLink(page, email, '/confirm'))
  await page.getByRole('main').getByLabel('New password', { exact: true }).fill('a password of my own')
  await page.getByRole('button', { name: 'Save and confirm' }).click()
  await expect(page).toHaveURL('/feed')
  expectRefusals(complaints, 409)
})

test('a forgotten password is reset by email', async ({ page }) => {
  const email = await registerConfirmed(page)
  await page.goto('/reset')
  await page.getByRole('main').getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('Check your inbox')).toBeVisible()
  await page.goto(await mailedLink(page, email, '/reset'))
  await page.getByRole('main').getByLabel('New password', { exact: true }).fill('another long password')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page).toHaveURL('/feed')
})
