import { expect, test } from '../support/journey.ts'
import { grantPlan, joinConfirmed, openAs } from '../support/members.ts'

/** The maximum time from the change until the page is reloaded with the plan's features. */
const REACHES_MS = 8_000

test('a changed plan reaches an open tab, and the text being typed stays', {
  tag: '@any-width',
}, async ({ page, browser }) => {
  const ada = await joinConfirmed(page, 'professionals')
  await openAs(page, '/feed', ada.email)
  await page.getByRole('button', { name: 'Write a post' }).click()
  await page.getByRole('textbox', { name: 'Text' }).fill('Half a sentence about')
  const office = await browser.newContext({ baseURL: process.env.RISE_ORIGIN ?? '' })
  const loaded = page.waitForEvent('load', { timeout: REACHES_MS })
  await grantPlan(await office.newPage(), ada, 'Creator')
  await loaded
  await page.getByRole('button', { name: 'Continue your post' }).click()
  await expect(page.getByRole('textbox', { name: 'Text' })).toContainText('Half a sentence about')
  await office.close()
})

test('an article for creators shows others its first lines and the plans, and creators the full text', {
  tag: '@any-width',
}, async ({ page, browser }) => {
  test.slow()
  const ada = await joinConfirmed(page, 'professionals')
  await grantPlan(page, ada, 'Creator')
  await openAs(page, '/headlines/create/manual', ada.email)
  await page.getByLabel('Title').fill(`What creators read, by ${ada.name}`)
  await page.getByRole('button', { name: 'Write the text' }).click()
  await page.getByRole('textbox', { name: 'Text' }).fill(`${'A lamp counts. '.repeat(30)}This is the secret.`)
  await page.getByRole('radio', { name: 'Creators' }).check()
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Your headline is live')).toBeVisible()
  const { pathname } = new URL(page.url())

  const others = await browser.newContext({ baseURL: process.env.RISE_ORIGIN ?? '' })
  const other = await others.newPage()
  const served = await (await other.goto(pathname))?.text()
  expect(served).not.toContain('This is the secret.')
  expect(served).toContain('"isAccessibleForFree":false')
  const bob = await joinConfirmed(other, 'professionals')
  await openAs(other, pathname, bob.email)
  await expect(other.getByText('To access this content, please upgrade your plan!')).toBeVisible()
  await other.getByRole('main').getByRole('link', { name: 'See plans' }).click()
  await expect(other).toHaveURL('/purchase')
  await grantPlan(other, bob, 'Creator')
  await other.goto(pathname)
  await expect(other.getByText('This is the secret.')).toBeVisible()
  await others.close()
})
