import { demoPassword } from '../support/accounts.ts'
import { expect, expectSound, test } from '../support/journey.ts'
import { openAs } from '../support/members.ts'

test('an admin creates a poll in the name of the site, sees the votes, and closes the poll', async ({
  page,
  browser,
}) => {
  test.slow()
  const question = `Which lamp at ${process.pid} ${Date.now()}?`
  await openAs(page, '/admin/activity', 'content@demo.example', demoPassword)
  await page.getByRole('link', { name: 'Polls', exact: true }).click()
  await page.getByRole('link', { name: 'New poll' }).click()
  await expect(page).toHaveURL('/admin/activity/polls/create')
  await page.getByRole('textbox', { name: 'Question' }).fill(question)
  await page.getByRole('textbox', { name: 'Option 1' }).fill('Oil')
  await page.getByRole('button', { name: 'Publish poll' }).click()
  await expect(page.getByText('Enter at least 2 options.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Option 2' }).fill('Gas')
  await expectSound(page)
  await page.getByRole('button', { name: 'Publish poll' }).click()
  await page.getByRole('link', { name: question, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(question)
  const address = new URL(page.url()).pathname

  const otherContext = await browser.newContext({ baseURL: process.env.RISE_ORIGIN ?? '' })
  const otherPage = await otherContext.newPage()
  await openAs(otherPage, address, 'paul@demo.example', demoPassword)
  await otherPage.getByRole('radio', { name: 'Gas' }).check()
  // The page shows the vote before the server has stored it.
  const voteResponse = otherPage.waitForResponse(
    (response) => response.request().method() === 'PUT' && /\/vote$/.test(response.url()),
  )
  await otherPage.getByRole('button', { name: 'Vote', exact: true }).click()
  await expect(otherPage.getByText('Your vote')).toBeVisible()
  await voteResponse
  await otherContext.close()

  await page.goto('/admin/activity?part=polls')
  const poll = page.getByRole('listitem').filter({ hasText: question })
  await expect(poll).toContainText('1 vote')
  await poll.getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByText('People have voted, so the question and the options can’t change.')).toBeVisible()
  await page.goBack()
  await poll.getByRole('button', { name: `Close ${question}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close poll' }).click()
  await expect(page.getByText('Poll closed.')).toBeVisible()
  await expect(poll).toHaveCount(0)
})
