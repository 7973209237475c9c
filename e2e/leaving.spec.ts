import { readFile } from 'node:fs/promises'
import { expectRefusals, logIn, mailedLink, password, register } from './support/accounts.ts'
import { expect, findAccessibilityProblems, findSidewaysOverflow, test } from './support/journey.ts'
import { openAs, signIn } from './support/members.ts'

test('deleting an account ends its sessions and blocks logins, and the emailed link restores the account', async ({
  page,
  browser,
  complaints,
}) => {
  const email = await register(page)
  const otherPage = await browser.newPage({ baseURL: process.env.RISE_ORIGIN ?? '' })
  await signIn(otherPage, email)

  await openAs(page, '/settings', email)
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  expect(await findAccessibilityProblems(page)).toEqual([])
  await dialog.getByLabel('Current password').fill('not the password')
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(dialog.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByLabel('Current password')).toBeFocused()
  expectRefusals(complaints, 403)
  await dialog.getByLabel('Current password').fill(password)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Your account was deleted.')).toBeVisible()
  await expect(page.getByText(`with the link we sent to ${email}.`)).toBeVisible()

  await logIn(page, email)
  await expect(page.getByRole('alert').getByText('This account was deleted.')).toBeVisible()
  expectRefusals(complaints, 403)
  await otherPage.goto('/settings')
  await expect(otherPage).toHaveURL('/login?next=%2Fsettings')
  await otherPage.close()

  const link = await mailedLink(page, email, '/restore')
  await page.goto(link)
  await expect(page.getByText('Your account is back, just as it was.')).toBeVisible()
  expect(await findAccessibilityProblems(page)).toEqual([])
  expect(await findSidewaysOverflow(page)).toBe(0)
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/feed')
  await page.goto('/settings')
  await expect(page.locator('#account').getByText(email)).toBeVisible()

  await page.goto(link)
  await expect(page.getByText('This link no longer works')).toBeVisible()
  expectRefusals(complaints, 410)
})

test('the download is one JSON file with the account’s data and no secrets', async ({ page }) => {
  const email = await register(page)
  await openAs(page, '/settings', email)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('rise-account.json')
  const text = await readFile(await download.path(), 'utf8')
  const data: unknown = JSON.parse(text)
  expect(data).toMatchObject({
    account: { email },
    professional: { first_name: 'Ada' },
    actsFor: [{ kind: 'professional', plan: 'free' }],
    devices: [{ device: expect.stringContaining('Chrom') }],
    newsletter: null,
  })
  expect(text).not.toMatch(/argon2|password_hash|refresh/i)
  expect(text).not.toContain(password)
})
