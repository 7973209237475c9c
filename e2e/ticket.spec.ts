import type { Page } from '@playwright/test'
import { expectRefusals, forgetSession, register } from './support/accounts.ts'
import { expect, findAccessibilityProblems, test } from './support/journey.ts'
import { signIn } from './support/members.ts'
import { addressWithTicket } from './support/tickets.ts'

test.skip(() => !process.env.RISE_DATA_DIR, 'the database of a Rise that runs elsewhere can’t be reached')

/** Returns the owner of the browser's session, as the server sees it. */
function emailOf(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const reply = await fetch('/api/v1/check', { headers: { authorization: `Bearer ${localStorage.token}` } })
    return (await reply.json()).result.email
  })
}

test('an address with a ticket logs the member in once and loses its ticket', async ({ page, complaints }) => {
  const email = await register(page)
  const address = await addressWithTicket(email, '/settings?from=mail#devices')
  await page.goto(address.replace(/#devices(.*)/, '$1#devices'))
  await expect(page).toHaveURL('/settings?from=mail#devices')
  await expect(page.getByText('This device', { exact: true })).toBeVisible()
  expect(await emailOf(page)).toBe(email)

  await forgetSession(page)
  await page.goto('/privacy')
  await page.goto(address.replace(/#devices(.*)/, '$1#devices'))
  await expect(page.getByText('This link is no longer valid').first()).toBeVisible()
  await expect(page).toHaveURL('/login?next=%2Fsettings%3Ffrom%3Dmail%23devices')
  expectRefusals(complaints, 410)
})

test('before a ticket switches to another account, the member is asked and can stay logged in', async ({ page }) => {
  const [own, other] = [await register(page), await register(page)]
  await signIn(page, own)
  await page.goto(await addressWithTicket(other, '/settings'))
  await expect(page).toHaveURL('/settings')
  const dialog = page.getByRole('dialog', { name: 'Continue as another account?' })
  await expect(dialog).toContainText(`You’re logged in as ${own}.`)
  expect(await findAccessibilityProblems(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Stay logged in' }).click()
  await expect(dialog).toBeHidden()
  expect(await emailOf(page)).toBe(own)
})

test('a logged-in member can continue with the account of the ticket', async ({ page }) => {
  const [own, other] = [await register(page), await register(page)]
  await signIn(page, own)
  await page.goto(await addressWithTicket(other, '/settings'))
  const dialog = page.getByRole('dialog', { name: 'Continue as another account?' })
  await dialog.getByRole('button', { name: 'Switch account' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.locator('#account').getByText(other)).toBeVisible()
  expect(await emailOf(page)).toBe(other)
})

test('an access token in the address logs no one in', async ({ page, browser, complaints }) => {
  await signIn(page, await register(page))
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const otherPage = await browser.newPage({ baseURL: process.env.RISE_ORIGIN ?? '' })
  await otherPage.goto(`/settings?token=${token}`)
  await expect(otherPage).toHaveURL('/login?next=%2Fsettings')
  expect(await otherPage.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await otherPage.close()
  expect(complaints).toEqual([])
})
