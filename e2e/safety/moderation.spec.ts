import { demoPassword, password } from '../support/accounts.ts'
import { expect, expectSound, test } from '../support/journey.ts'
import { joinConfirmed, openAs } from '../support/members.ts'

test('a member reports a post, a moderator hides it, and its author appeals', { tag: '@any-width' }, async ({
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

  const otherContext = await browser.newContext({ baseURL: process.env.RISE_ORIGIN ?? '' })
  const otherPage = await otherContext.newPage()
  await openAs(otherPage, '/feed?tag=lampsale', 'paul@demo.example', demoPassword)
  await otherPage.getByRole('button', { name: `More about ${ada.name}` }).click()
  await otherPage.getByRole('menuitem', { name: 'Report post' }).click()
  await expectSound(otherPage)
  await otherPage.getByRole('button', { name: /^Spam/ }).click()
  await expect(otherPage.getByRole('dialog', { name: 'Thank you' })).toContainText('won’t learn who reported it')
  await otherContext.close()

  const desk = await browser.newContext({ baseURL: process.env.RISE_ORIGIN ?? '' })
  const moderator = await desk.newPage()
  await openAs(moderator, '/admin/activity', 'support@demo.example', demoPassword)
  await moderator.getByRole('link', { name: ada.name }).click()
  await expect(moderator.getByRole('heading', { name: `Post by ${ada.name}` })).toBeVisible()
  await expectSound(moderator)
  await moderator.getByRole('button', { name: 'Hide', exact: true }).click()
  await moderator.getByRole('button', { name: 'Hide and send' }).click()
  await expect(moderator.getByText('Hidden.')).toBeVisible()
  await moderator.getByRole('link', { name: 'Decided' }).click()
  await expect(moderator.getByRole('link').filter({ hasText: ada.name }).first()).toContainText('Hidden')
  await desk.close()

  await page.goto('/notices')
  await expect(page.getByRole('heading', { name: 'Hidden: your post' })).toBeVisible()
  await page.getByRole('button', { name: 'Appeal' }).click()
  await page.getByRole('textbox', { name: 'Your appeal' }).fill('They were only lamps.')
  await page.getByRole('button', { name: 'Send appeal' }).click()
  await expect(page.getByText('Waiting for an answer')).toBeVisible()
  await expectSound(page)
})

test('a suspension logs the member out, the next login shows it, and the reporter learns the outcome', {
  tag: '@any-width',
}, async ({ page, browser, complaints }) => {
  test.slow()
  const [ada, bob] = [await joinConfirmed(page, 'professionals'), await joinConfirmed(page, 'professionals')]
  const open = async (path: string, email: string, accountPassword?: string) => {
    const context = await browser.newContext({ baseURL: process.env.RISE_ORIGIN ?? '' })
    const newPage = await context.newPage()
    await openAs(newPage, path, email, accountPassword)
    return newPage
  }
  const bobsPage = await open(`/professional/${ada.slug}`, bob.email)
  await bobsPage.getByRole('button', { name: `More about ${ada.name}` }).click()
  await bobsPage.getByRole('menuitem', { name: 'Report member' }).click()
  await bobsPage.getByRole('button', { name: /^Scam/ }).click()
  await expect(bobsPage.getByRole('dialog', { name: 'Thank you' })).toBeVisible()

  const socketOpened = page.waitForEvent('websocket')
  await openAs(page, '/jobs', ada.email)
  await socketOpened
  const moderator = await open('/admin/activity', 'support@demo.example', demoPassword)
  await moderator.getByRole('link', { name: ada.name }).click()
  await moderator.getByRole('button', { name: 'Suspend', exact: true }).click()
  await moderator.getByRole('combobox', { name: 'Duration' }).selectOption('7 days')
  await moderator.getByRole('button', { name: 'Suspend and send' }).click()
  await expect(moderator.getByText('Suspended.')).toBeVisible()
  await moderator.context().close()

  // Her page navigates away automatically, and shows the reason once she is back.
  await expect(page).toHaveURL(/\/login/)
  expect(complaints.splice(0).filter((line) => !line.includes('/api/v1/refresh'))).toEqual([])
  await page.getByLabel('Email').fill(ada.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).last().click()
  await expect(page.getByRole('heading', { name: 'Your account is suspended' })).toBeVisible()
  await expect(page.getByText('We’ve suspended your account').first()).toBeVisible()
  await expectSound(page)

  await bobsPage.goto('/notifications')
  await expect(bobsPage.getByText('We acted on the member you reported.', { exact: false })).toBeVisible()
  await expectSound(bobsPage)
  await bobsPage.context().close()
})
