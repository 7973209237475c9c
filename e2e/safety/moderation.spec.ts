import { demoPassword } from '../support/accounts.ts'
import { expect, expectSound, test } from '../support/journey.ts'
import { joinConfirmed, openAs } from '../support/members.ts'

test('a post is reported, hidden by a moderator, and its author appeals', { tag: '@any-width' }, async ({
  page,
  browser,
}) => {
  test.slow()
  const ada = await joinConfirmed(page, 'professionals')
  await openAs(page, '/feed', ada.email)
  await page.getByRole('button', { name: 'Write a post' }).first().click()
  await page.getByRole('textbox', { name: 'Text' }).fill(`Lamps by ${ada.name}, cheap. #lampsale`)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('article', { name: `Post by ${ada.name}` })).toBeVisible()

  const elsewhere = await browser.newContext({ baseURL: process.env.RISE_ORIGIN ?? '' })
  const other = await elsewhere.newPage()
  await openAs(other, '/feed?tag=lampsale', 'paul@demo.example', demoPassword)
  await other.getByRole('button', { name: `More about ${ada.name}` }).click()
  await other.getByRole('menuitem', { name: 'Report post' }).click()
  await expectSound(other)
  await other.getByRole('button', { name: /^Spam/ }).click()
  await expect(other.getByRole('dialog', { name: 'Thank you' })).toContainText('won’t learn who reported it')
  await elsewhere.close()

  const desk = await browser.newContext({ baseURL: process.env.RISE_ORIGIN ?? '' })
  const moderator = await desk.newPage()
  await openAs(moderator, '/admin/activity', 'support@demo.example', demoPassword)
  await moderator.getByRole('link', { name: ada.name }).click()
  await expect(moderator.getByRole('heading', { name: `Post by ${ada.name}` })).toBeVisible()
  await expectSound(moderator)
  await moderator.getByRole('button', { name: 'Hide', exact: true }).click()
  await moderator.getByRole('button', { name: 'Hide and send' }).click()
  await expect(moderator.getByText('Hidden.')).toBeVisible()
  await desk.close()

  await page.goto('/notices')
  await expect(page.getByRole('heading', { name: 'Hidden: your post' })).toBeVisible()
  await page.getByRole('button', { name: 'Appeal' }).click()
  await page.getByRole('textbox', { name: 'Your appeal' }).fill('They were only lamps.')
  await page.getByRole('button', { name: 'Send appeal' }).click()
  await expect(page.getByText('Waiting for an answer')).toBeVisible()
  await expectSound(page)
})
