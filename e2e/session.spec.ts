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

test('a person signs up, logs out, and returns to the page that required the login', async ({ page }) => {
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

test('a wrong password shows an error, and the typed text stays', async ({ page, complaints }) => {
  const email = await register(page)
  await page.goto('/login')
  await logIn(page, email, 'not the password')
  // In the form, and in a toast, which appears a little later.
  await expect(page.getByText('Wrong email or password.')).toHaveCount(2)
  await expect(page.getByRole('main').getByLabel('Email')).toHaveValue(email)
  expect(await findAccessibilityProblems(page)).toEqual([])
  expectRefusals(complaints, 401)
})

test('an empty form lists each field and focuses the first', async ({ page }) => {
  await page.goto('/company/onboarding')
  await page.getByRole('main').getByRole('button', { name: 'Join as a company' }).click()
  await expect(page.getByRole('main').getByLabel('Company name')).toBeFocused()
  await expect(page.getByText('4 fields need your attention')).toBeVisible()
  await expect(page.getByRole('main').getByLabel('Company name')).toHaveAccessibleDescription(
    /Enter the company’s name\./,
  )
})

test('an expired session is renewed once for two tabs', async ({ page, context }) => {
  await signIn(page, await register(page))
  const other = await context.newPage()
  let refreshes = 0
  for (const tab of [page, other]) {
    tab.on('request', (request) => {
      if (request.url().endsWith('/api/v1/refresh')) refreshes += 1
    })
  }
  // Simulates the loss of the access token: both tabs need a new one simultaneously. On a page without the app, because
  // the app would request one itself and be interrupted.
  await page.evaluate(() => localStorage.removeItem('token'))
  await Promise.all([page.goto('/settings'), other.goto('/settings')])
  for (const tab of [page, other]) await expect(tab.getByText('This device', { exact: true })).toBeVisible()
  expect(refreshes).toBe(1)
})

test('logging out everywhere logs out the other tab and the other browser', async ({ page, context, browser }) => {
  const email = await register(page)
  await openAs(page, '/settings', email)
  const other = await context.newPage()
  await other.goto('/settings')
  await expect(other.getByText('This device', { exact: true })).toBeVisible()
  const otherPage = await browser.newPage({ baseURL: process.env.RISE_ORIGIN ?? '' })
  await openAs(otherPage, '/jobs', email)
  await page.getByRole('button', { name: 'Log out everywhere' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(page).toHaveURL('/login')
  await expect(other).toHaveURL('/login?next=%2Fsettings')
  await otherPage.goto('/settings')
  await expect(otherPage).toHaveURL('/login?next=%2Fsettings')
  await otherPage.close()
})

test('a form survives the end of the session', async ({ page, complaints }) => {
  const email = await register(page)
  await signIn(page, email)
  // All requests of the page have been answered: a later one would end the page before the press.
  await page.goto('/settings', { waitUntil: 'networkidle' })
  await expect(page.getByText('No blocked members.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add photo' })).toBeVisible()
  await page.getByRole('button', { name: 'Change email address' }).click()
  await page.getByRole('main').getByLabel('New email address').fill('new.address@example.org')
  await page.getByRole('main').getByLabel('Current password').fill(password)
  // Pressed in the same moment, because the socket notifies the page, too.
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

test('when a session ends in two tabs, one login renews it, and the other tab keeps its draft', async ({
  page,
  context,
  complaints,
}) => {
  const email = await register(page)
  await openAs(page, '/settings', email)
  await page.getByRole('button', { name: 'Change email address' }).click()
  await page.getByRole('main').getByLabel('New email address').fill('draft@example.org')
  const other = await context.newPage()
  await other.goto('/settings')
  await expect(other.getByText('This device', { exact: true })).toBeVisible()
  await other.evaluate(async () => {
    const authorization = `Bearer ${localStorage.getItem('refreshToken')}`
    await fetch('/api/v1/logout', { method: 'POST', headers: { authorization } })
  })
  // Its socket may have notified it already.
  await other.reload()
  for (const tab of [other, page]) await expect(tab).toHaveURL('/login?next=%2Fsettings')
  await logIn(other, email)
  for (const tab of [other, page]) await expect(tab).toHaveURL('/settings')
  await expect(page.getByRole('main').getByLabel('New email address')).toHaveValue('draft@example.org')
  await expect(other.getByRole('main').getByLabel('New email address')).toHaveCount(0)
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

test('in another browser, the link asks for a new password', async ({ page, complaints }) => {
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
