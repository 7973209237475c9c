import { demoPassword } from '../support/accounts.ts'
import { expect, expectSound, test } from '../support/journey.ts'
import { joinConfirmed, openAs } from '../support/members.ts'

test('a first message with a link waits for a moderator, and then arrives with a warning', {
  tag: '@any-width',
}, async ({ page, browser }) => {
  test.slow()
  const bob = await joinConfirmed(page, 'professionals')
  const ada = await joinConfirmed(page, 'professionals')
  await openAs(page, `/professional/${bob.slug}`, ada.email)
  await page.getByRole('link', { name: `Message ${bob.name}` }).click()
  const field = page.getByRole('textbox', { name: `Message ${bob.name}` })
  await field.fill('Message me on Telegram: https://jobs.example')
  await field.press('Enter')
  await expect(page.getByText('Your message waits for review.')).toBeVisible()
  await expectSound(page)

  const desk = await browser.newContext({ baseURL: process.env.RISE_ORIGIN ?? '' })
  const moderator = await desk.newPage()
  await openAs(moderator, '/admin/activity', 'support@demo.example', demoPassword)
  await moderator.getByRole('link', { name: ada.name }).click()
  await moderator.getByRole('button', { name: 'Deliver', exact: true }).click()
  await moderator.getByRole('button', { name: 'Deliver and send' }).click()
  await expect(moderator.getByText('Delivered.')).toBeVisible()
  await desk.close()
  await expect(page.getByText('Your message waits for review.')).toBeHidden()

  const otherContext = await browser.newContext({ baseURL: process.env.RISE_ORIGIN ?? '' })
  const otherPage = await otherContext.newPage()
  await openAs(otherPage, '/convos?folder=requests', bob.email)
  await otherPage.getByRole('link', { name: new RegExp(ada.name) }).click()
  await expect(otherPage.getByText('asks you to talk on a messenger outside this site')).toBeVisible()
  // Links in a request are not active.
  await expect(otherPage.getByRole('log').getByRole('link')).toHaveCount(0)
  await expectSound(otherPage)
  await otherPage.getByRole('button', { name: 'Accept' }).click()
  await expect(otherPage.getByRole('log').getByRole('link')).toHaveCount(1)
  await otherContext.close()
})
