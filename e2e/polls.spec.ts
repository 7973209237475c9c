import { demoPassword } from './support/accounts.ts'
import { expect, expectSound, test } from './support/journey.ts'
import { joinConfirmed, openAs } from './support/members.ts'

test('a member adds a poll to a post; another votes, sees the results and changes the vote', async ({
  page,
  browser,
}) => {
  test.slow()
  const ada = await joinConfirmed(page, 'professionals')
  await openAs(page, '/feed', ada.email)
  await page.getByRole('button', { name: 'Write a post' }).click()
  await page.getByRole('textbox', { name: 'Text' }).fill(`${ada.name} asks about lamps.`)
  await page.getByRole('button', { name: 'Add a poll' }).click()
  await page.getByRole('textbox', { name: 'Question' }).fill('Which lamp is yours?')
  await page.getByRole('textbox', { name: 'Option 1' }).fill('Oil')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Enter at least 2 options.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Option 2' }).fill('Gas')
  await page.getByRole('button', { name: 'Add option' }).click()
  await expect(page.getByRole('textbox', { name: 'Option 3' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Option 3' }).fill('The moon')
  await expectSound(page)
  await page.getByRole('button', { name: 'Publish' }).click()
  const post = page.getByRole('article', { name: `Post by ${ada.name}` })
  const poll = post.getByRole('group', { name: 'Poll: Which lamp is yours?' })
  await expect(poll).toContainText('0 votes')
  await poll.getByRole('link', { name: 'Which lamp is yours?' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which lamp is yours?')
  await expect(page.getByRole('link', { name: 'Read the post and its comments' })).toBeVisible()

  const otherContext = await browser.newContext({ baseURL: process.env.RISE_ORIGIN ?? '' })
  const otherPage = await otherContext.newPage()
  await openAs(otherPage, new URL(page.url()).pathname, 'paul@demo.example', demoPassword)
  await expect(otherPage.getByText('Members see who voted for what.')).toBeVisible()
  await otherPage.getByRole('radio', { name: 'The moon' }).check()
  await otherPage.getByRole('button', { name: 'Vote', exact: true }).click()
  await expect(otherPage.getByText('Your vote')).toBeVisible()
  await otherPage.getByRole('button', { name: 'Change vote' }).click()
  await otherPage.getByRole('radio', { name: 'Gas' }).check()
  await otherPage.getByRole('button', { name: 'Save vote' }).click()
  await otherPage.getByRole('button', { name: '1 vote for Gas: see who voted' }).click()
  await expect(otherPage.getByRole('dialog', { name: 'Who voted' }).getByRole('link')).toHaveText(/Paul/)
  await otherContext.close()

  // Shown without a reload.
  await expect(page.getByText(/^1 vote Close/)).toBeVisible()
  await expect(page.getByRole('button', { name: '1 vote for Gas: see who voted' })).toBeVisible()
  await expectSound(page)
})

test('a vote in an anonymous poll is final, and results are hidden while there are few votes', {
  tag: '@any-width',
}, async ({ page, browser }) => {
  test.slow()
  const ada = await joinConfirmed(page, 'professionals')
  await openAs(page, '/real-talk?show=polls', ada.email)
  await page.getByRole('link', { name: 'New poll' }).click()
  await expect(page).toHaveURL('/polls/edit')
  await page.getByRole('textbox', { name: 'Question' }).fill(`What does ${ada.name} earn?`)
  await page.getByRole('textbox', { name: 'Option 1' }).fill('Enough')
  await page.getByRole('textbox', { name: 'Option 2' }).fill('Not enough')
  await page.getByRole('checkbox', { name: 'Anonymous' }).check()
  await expectSound(page)
  await page.getByRole('button', { name: 'Publish poll' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`What does ${ada.name} earn?`)
  const path = new URL(page.url()).pathname

  const otherContext = await browser.newContext({ baseURL: process.env.RISE_ORIGIN ?? '' })
  const guest = await otherContext.newPage()
  await guest.goto(path)
  await guest.getByRole('radio', { name: 'Enough', exact: true }).check()
  await guest.getByRole('button', { name: 'Vote', exact: true }).click()
  await expect(guest.getByText('Create an account to vote in this poll')).toBeVisible()
  await otherContext.close()

  await expect(page.getByText('Results appear after 5 votes, or when the poll closes.')).toBeHidden()
  await expect(page.getByText('Neither members nor admins see what you choose')).toBeVisible()
  await page.getByRole('radio', { name: 'Not enough' }).check()
  await page.getByRole('button', { name: 'Vote', exact: true }).click()
  await expect(page.getByText('You voted. Results appear after 5 votes, or when the poll closes.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change vote' })).toHaveCount(0)

  await page.getByRole('link', { name: 'Edit poll' }).click()
  await expect(page.getByRole('textbox', { name: 'Question' })).toBeDisabled()
  await expectSound(page)
  await page.goBack()
  await page.getByRole('button', { name: 'Delete your poll' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete poll' }).click()
  await expect(page).toHaveURL('/real-talk?show=polls')
  expect((await page.request.get(`/api/v1${path}`)).status()).toBe(404)
})

for (const scheme of ['light', 'dark'] as const) {
  test(`the list of polls and a closed poll are accessible and fit the window in ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await page.goto('/real-talk')
    await page.getByRole('link', { name: 'Polls', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Polls')
    await expectSound(page)
    const link = page.getByRole('link', { name: 'Have you cried at work this year?' })
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Have you cried at work this year?')
    await expect(page.getByText('Anonymous poll')).toBeVisible()
    await expectSound(page)
  })
}
