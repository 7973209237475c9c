import { demoPassword } from './support/accounts.ts'
import { expect, expectSound, test } from './support/journey.ts'
import { joinConfirmed, openAs } from './support/members.ts'

test('a member mentioned in a post is notified immediately, and comments and reactions appear live', async ({
  page,
  browser,
}) => {
  test.slow()
  const otherContext = await browser.newContext({ baseURL: process.env.RISE_ORIGIN ?? '' })
  const otherPage = await otherContext.newPage()
  const { email, name } = await joinConfirmed(otherPage, 'professionals')
  // Live events reach a page once its socket is connected, when it is idle.
  const socketOpened = otherPage.waitForEvent('websocket')
  await openAs(otherPage, '/jobs', email)
  await socketOpened

  await openAs(page, '/feed', 'carla@demo.example', demoPassword)
  await page.getByRole('button', { name: 'Write a post' }).click()
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.click()
  await page.keyboard.type(`Learned a lot today from @${name}`)
  const option = page.getByRole('option', { name: new RegExp(name) })
  await expect(option).toBeVisible()
  await expect(text).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '')
  await expectSound(page)
  await text.press('Enter')
  await expect(option).toBeHidden()
  await page.keyboard.type('at lunch.')
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('link', { name: 'View post' }).click()
  await expect(page.getByRole('link', { name: `@${name}` })).toBeVisible()

  await expect(otherPage.getByText('Carla Mendes mentioned you in a post')).toBeVisible()
  await otherPage.goto('/notifications')
  await otherPage.getByRole('link', { name: 'Carla Mendes mentioned you in a post' }).click()
  await expect(otherPage.getByRole('heading', { level: 1, name: 'Post by Carla Mendes' })).toBeVisible()

  // A comment that mentions its reader, chosen by keyboard.
  const composer = otherPage.getByRole('textbox', { name: 'Comment on this post' })
  await composer.pressSequentially('Any time, @carla men')
  await expect(otherPage.getByRole('option', { name: /Carla Mendes/ }).first()).toBeVisible()
  await composer.press('Enter')
  await expect(composer).toHaveValue('Any time, @Carla Mendes ')
  const liveComment = page.getByRole('article', { name: `Comment by ${name}` })
  await page.getByRole('heading', { name: 'Comments' }).scrollIntoViewIfNeeded()
  await composer.press('Control+Enter')
  // It is shown immediately, because at the end of the list it moves no other content.
  await expect(liveComment.getByRole('link', { name: '@Carla Mendes' })).toBeVisible()

  // Reactions are updated in place.
  await liveComment.getByRole('button', { name: `React to ${name}’s comment` }).click()
  await liveComment.getByRole('button', { name: 'Fire' }).click()
  await otherPage.getByRole('button', { name: 'Fire, 1' }).click()
  await otherPage.getByRole('button', { name: 'Who reacted to your comment' }).click()
  const dialog = otherPage.getByRole('dialog', { name: 'Reactions' })
  await expect(dialog.getByRole('link', { name: 'Carla Mendes' })).toBeVisible()
  await expectSound(otherPage)
  await page.getByRole('button', { name: 'Delete your post' }).click()
  await page.waitForURL('**/feed**')
  await otherContext.close()
})

test('a professional suggests a question, and an admin publishes it', { tag: '@any-width' }, async ({
  page,
  browser,
}) => {
  const { email, name } = await joinConfirmed(page, 'professionals')
  const question = `Which day of your work would you live again, number ${Date.now()}?`
  await openAs(page, '/real-talk', email)
  await page.getByRole('button', { name: 'Suggest a question' }).click()
  await page.getByRole('textbox', { name: 'Your question' }).fill(question)
  await expectSound(page)
  await page.getByRole('button', { name: 'Send suggestion' }).click()
  await expect(page.getByText('Suggestion sent.')).toBeVisible()

  const otherContext = await browser.newContext({ baseURL: process.env.RISE_ORIGIN ?? '' })
  const admin = await otherContext.newPage()
  await openAs(admin, '/real-talk', 'content@demo.example', demoPassword)
  await admin.getByRole('button', { name: `Publish: ${question}` }).click()
  await admin.getByRole('link', { name: 'View question' }).click()
  await expect(admin.getByRole('heading', { level: 1, name: question })).toBeVisible()
  await expect(admin.getByRole('link', { name }).first()).toBeVisible()
  await expectSound(admin)
  await otherContext.close()
})
