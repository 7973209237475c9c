import { expect, expectSound, test } from './support/journey.ts'
import { grantPlan, joinConfirmed, openAs } from './support/members.ts'

test('guests see the start of a members-only article and a login prompt; members see all of it', async ({
  page,
  browser,
}) => {
  test.slow()
  const ada = await joinConfirmed(page, 'professionals')
  await grantPlan(page, ada, 'Creator')
  await openAs(page, '/headlines/create/manual', ada.email)
  const title = `What only members read, by ${ada.name}`
  await page.getByLabel('Title').fill(title)
  await page.getByRole('button', { name: 'Write the text' }).click()
  await page.getByRole('textbox', { name: 'Text' }).fill(`${'A lamp counts. '.repeat(30)}This is the secret.`)
  await page.getByRole('radio', { name: 'Members', exact: true }).check()
  await expectSound(page)
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Your headline is live')).toBeVisible()
  // The preview shows the text, too.
  await expect(page).toHaveURL(/\/headlines\/[^/]+$/)
  await expect(page.getByText('This is the secret.')).toBeVisible()
  const { pathname } = new URL(page.url())

  const guests = await browser.newContext({ baseURL: process.env.RISE_ORIGIN ?? '' })
  const guest = await guests.newPage()
  const reply = await guest.goto(pathname)
  expect(await reply?.text()).not.toContain('This is the secret.')
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(guest.getByText('Members can read the rest')).toBeVisible()
  await expectSound(guest)
  await guest.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(guest).toHaveURL(`/login?next=${encodeURIComponent(pathname)}`)

  const bob = await joinConfirmed(guest, 'professionals')
  await openAs(guest, pathname, bob.email)
  await expect(guest.getByText('This is the secret.')).toBeVisible()
  await expect(guest.getByText('Members can read the rest')).toBeHidden()
  await guests.close()
})

test('an author restores a draft that was deleted by mistake', { tag: '@any-width' }, async ({ page }) => {
  const ada = await joinConfirmed(page, 'professionals')
  await grantPlan(page, ada, 'Creator')
  await openAs(page, '/headlines/create/manual', ada.email)
  await page.getByLabel('Title').fill('A lamp that comes back')
  await page.getByRole('button', { name: 'Write the text' }).click()
  await page.getByRole('textbox', { name: 'Text' }).fill('It was out for a moment.')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Draft saved')).toBeVisible()
  await page.goto('/headlines/create')
  await page.getByRole('button', { name: 'Delete A lamp that comes back' }).click()
  await expect(page.getByRole('region', { name: 'Your drafts' })).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('region', { name: 'Your drafts' }).getByRole('link', { name: 'A lamp that comes back' }).click()
  await expect(page.getByText('It was out for a moment.')).toBeVisible()
})
