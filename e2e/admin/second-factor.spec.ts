import type { Page } from '@playwright/test'
import { codeAt, fromBase32, stepOf } from '../../apps/server/src/features/session/second-factor/totp.ts'
import { expectRefusals, forgetSession, logIn, password, registerConfirmed } from '../support/accounts.ts'
import { expect, findAccessibilityProblems, test } from '../support/journey.ts'
import { openAs } from '../support/members.ts'

/** Returns the code of the next half minute, because the current one has been used. The server accepts it already. */
const nextCode = (secret: string) => codeAt(fromBase32(secret), stepOf(new Date()) + 1)

async function setUp(page: Page): Promise<{ secret: string; recoveryCode: string }> {
  await page.getByRole('button', { name: 'Set up' }).click()
  const form = page.getByRole('form', { name: 'Set up two-step verification' })
  await form.getByLabel('Current password').fill(password)
  await form.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await page.getByLabel('Code', { exact: true }).fill(codeAt(fromBase32(secret), stepOf(new Date())))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('Save your recovery codes')).toBeVisible()
  const codes = page.locator('code')
  await expect(codes).toHaveCount(10)
  const recoveryCode = (await codes.first().textContent()) ?? ''
  expect(await findAccessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('10 recovery codes left')).toBeVisible()
  return { secret, recoveryCode }
}

test('a member sets up two-step verification, is asked for a code at login, and uses a recovery code', async ({
  page,
  complaints,
}) => {
  const email = await registerConfirmed(page)
  await openAs(page, '/settings', email, password)
  const { secret, recoveryCode } = await setUp(page)

  await forgetSession(page)
  await page.goto('/login?next=/settings')
  await logIn(page, email)
  const dialog = page.getByRole('dialog', { name: 'Two-step verification' })
  await expect(dialog.getByRole('textbox', { name: 'Code' })).toBeFocused()
  expect(await findAccessibilityProblems(page)).toEqual([])
  await dialog.getByRole('textbox', { name: 'Code' }).fill('000000')
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await expect(dialog.getByText('That code isn’t right.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Code' }).fill(nextCode(secret))
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/settings')
  expectRefusals(complaints, 401, 403)

  await forgetSession(page)
  await page.goto('/login?next=/settings')
  await logIn(page, email)
  await dialog.getByRole('button', { name: 'Use recovery code' }).click()
  await dialog.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCode)
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('9 recovery codes left')).toBeVisible()
  expectRefusals(complaints, 401)
})
