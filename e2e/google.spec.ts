import type { Page } from '@playwright/test'
import { expectRefusals, newEmail, password, registerConfirmed } from './support/accounts.ts'
import { expect, findAccessibilityProblems, findSidewaysOverflow, test } from './support/journey.ts'

test.skip(() => !process.env.RISE_OPENID, 'a Rise that runs elsewhere doesn’t use the journeys’ OpenID provider')

test.beforeEach(async ({ page }) => {
  // The provider's pages request an external font.
  await page.route('https://fonts.googleapis.com/**', (route) => route.fulfill({ contentType: 'text/css', body: '' }))
})

/** Presses the button and logs in at the provider with this mailbox, including consent. */
async function continueWithGoogle(page: Page, email: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Continue with Google' }).click()
  await page.locator('[name=login]').fill(email)
  await page.locator('[name=password]').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('logging in with Google without an account leads to the sign-up, with the address filled in', async ({
  page,
  complaints,
}) => {
  const email = newEmail()
  await page.goto('/login?next=%2Fsettings')
  await continueWithGoogle(page, email)
  await expect(page).toHaveURL('/professional/onboarding?next=%2Fsettings&step=role')
  await expect(page.getByText(`There’s no account for ${email} yet.`)).toBeVisible()
  await page.getByRole('main').getByLabel('First name').fill('Ada')
  await page.getByRole('main').getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByRole('button', { name: 'Continue without a résumé' }).click()
  await expect(page.getByRole('main').getByLabel('Email')).toHaveValue(email)
  expect(await findAccessibilityProblems(page)).toEqual([])
  expect(await findSidewaysOverflow(page)).toBe(0)
  expectRefusals(complaints, 403)

  await expect(page.getByRole('main').getByLabel('First name')).toHaveValue('Ada')
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Join and continue' }).click()
  await expect(page).toHaveURL('/settings')
})

test('logging in with Google links the account with this address, emails a notice, and opens the requested page', async ({
  page,
}) => {
  const email = await registerConfirmed(page)
  await page.goto('/login?next=%2Fsettings')
  await continueWithGoogle(page, email)
  await expect(page).toHaveURL('/settings')
  await expect(page.getByText('Linked. You can log in with Google.')).toBeVisible()
  // Nothing of the reply stays in the page where it could be copied.
  expect(await page.evaluate(() => `${location.href} ${JSON.stringify({ ...sessionStorage })}`)).not.toMatch(/id_token/)
  await expect
    .poll(async () => (await page.request.get(`/dev/mail.json?to=${encodeURIComponent(email)}`)).text())
    .toContain('Google')
})

test('cancelling at the provider returns to the login without an error', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('main').getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByRole('link', { name: /cancel/i }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back')
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
})

test('a Google reply that this tab did not request logs no one in', async ({ page }) => {
  await page.goto('/login#id_token=a.b.c&state=of-somebody-else')
  await expect(page.getByText('You didn’t start logging in with Google here. Try again.').first()).toBeVisible()
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})
