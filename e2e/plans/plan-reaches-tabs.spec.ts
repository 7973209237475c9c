import { expect, test } from '../support/journey.ts'
import { grantPlan, joinConfirmed, openAs } from '../support/members.ts'

/** The maximum time from a change of the plan until the page reloads with the plan's features. */
const DELIVERY_MS = 8_000

test('a changed plan reaches an open tab, and the text being typed stays', {
  tag: '@any-width',
}, async ({ page, browser }) => {
  const ada = await joinConfirmed(page, 'professionals')
  // The server notifies open tabs through their socket.
  const openSockets = new Set<unknown>()
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => String(payload).startsWith('40') && openSockets.add(socket))
    socket.on('close', () => openSockets.delete(socket))
  })
  await openAs(page, '/feed', ada.email)
  await page.getByRole('button', { name: 'Write a post' }).click()
  await page.getByRole('textbox', { name: 'Text' }).fill('Half a sentence about')
  const office = await browser.newContext({ baseURL: process.env.RISE_ORIGIN ?? '' })
  await expect.poll(() => openSockets.size).toBeGreaterThan(0)
  const pageLoad = page.waitForEvent('load', { timeout: DELIVERY_MS })
  await grantPlan(await office.newPage(), ada, 'Creator')
  await pageLoad
  await page.getByRole('button', { name: 'Continue your post' }).click()
  await expect(page.getByRole('textbox', { name: 'Text' })).toContainText('Half a sentence about')
  await office.close()
})

test('only creators can read an article for creators, and other members are offered plans', {
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
  await expect(page).toHaveURL(/\/headlines\/what-/)
  const { pathname } = new URL(page.url())

  const otherContext = await browser.newContext({ baseURL: process.env.RISE_ORIGIN ?? '' })
  const otherPage = await otherContext.newPage()
  const html = await (await otherPage.goto(pathname))?.text()
  expect(html).not.toContain('This is the secret.')
  expect(html).toContain('"isAccessibleForFree":false')
  const bob = await joinConfirmed(otherPage, 'professionals')
  await openAs(otherPage, pathname, bob.email)
  await expect(otherPage.getByText('To access this content, please upgrade your plan!')).toBeVisible()
  await otherPage.getByRole('main').getByRole('link', { name: 'See plans' }).click()
  await expect(otherPage).toHaveURL('/purchase')
  await grantPlan(otherPage, bob, 'Creator')
  await otherPage.goto(pathname)
  await expect(otherPage.getByText('This is the secret.')).toBeVisible()
  await otherContext.close()
})
