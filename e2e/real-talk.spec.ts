import { demoPassword } from './support/accounts.ts'
import { expect, expectSound, test } from './support/journey.ts'
import { joinConfirmed, openAs } from './support/members.ts'

test('a creator asks a question, a professional answers and edits the answer, a guest reads it, and the creator deletes it', async ({
  page,
  browser,
}) => {
  // axe checks three pages in both themes.
  test.slow()
  const text = `What did you learn at ${Date.now()} o’clock?`
  await openAs(page, '/real-talk', 'carla@demo.example', demoPassword)
  await page.getByRole('link', { name: 'Ask a question' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask a question')
  await page.getByRole('textbox', { name: 'Your question' }).fill('Short?')
  await page.getByRole('button', { name: 'Ask question' }).click()
  await expect(page.getByRole('textbox', { name: 'Your question' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Your question' })).toHaveAttribute('aria-invalid', 'true')
  await expectSound(page)
  await page.getByRole('textbox', { name: 'Your question' }).fill(text)
  await page.getByRole('button', { name: 'Ask question' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text)
  const { pathname } = new URL(page.url())

  const otherContext = await browser.newContext({ baseURL: process.env.RISE_ORIGIN ?? '' })
  const otherPage = await otherContext.newPage()
  const { email, name, slug } = await joinConfirmed(otherPage, 'professionals')
  await openAs(otherPage, pathname, email)
  await otherPage.getByRole('textbox', { name: 'Your answer' }).fill('To write it down.')
  await otherPage.getByRole('button', { name: 'Answer', exact: true }).click()
  const ownAnswer = otherPage.getByRole('article', { name: 'Your answer' })
  await expect(ownAnswer).toContainText('To write it down.')
  await ownAnswer.getByRole('button', { name: 'Edit your answer' }).click()
  await otherPage.getByRole('textbox', { name: 'Your answer' }).fill('To ask twice.')
  await otherPage.getByRole('button', { name: 'Save answer' }).click()
  await expect(ownAnswer).toContainText('To ask twice.')
  const question = otherPage.getByRole('article', { name: 'Question' })
  await question.getByRole('button', { name: /^React to/ }).click()
  await question.getByRole('button', { name: 'Fire' }).click()
  await expect(question.getByRole('button', { name: 'Fire, 1. Yours is Fire' })).toBeVisible()
  await expectSound(otherPage)
  await otherPage.goto(`/professional/${slug}`)
  await expect(otherPage.getByRole('region', { name: 'Answers' })).toContainText('To ask twice.')

  await page.goto('/notifications')
  await expect(page.getByRole('link', { name: `${name} answered your question` })).toBeVisible()
  await otherContext.clearCookies()
  await otherPage.evaluate(() => localStorage.clear())
  // Another address of the page, because pages are cached for some seconds.
  await otherPage.goto(`${pathname}?as=guest`)
  await expect(otherPage.getByRole('article', { name: `Answer by ${name}` })).toContainText('To ask twice.')
  await expect(otherPage.getByRole('link', { name: 'Join and answer' })).toBeVisible()
  await question.getByRole('button', { name: 'Fire, 1' }).click()
  await expect(otherPage.getByText('Create an account to react to this question')).toBeVisible()
  await expectSound(otherPage)
  await otherContext.close()

  await page.goto(pathname)
  await page.getByRole('button', { name: 'Delete the question' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('You can’t undo this.')
  await page.getByRole('button', { name: 'Delete question' }).click()
  await expect(page).toHaveURL('/real-talk')
  expect((await page.request.get(pathname.replace('/real-talk', '/api/v1/questions'))).status()).toBe(404)
})

test('a member without Creator is redirected from the question form, and can read the list', {
  tag: '@any-width',
}, async ({ page }) => {
  await openAs(page, '/real-talk/create', 'ada@demo.example', demoPassword)
  await expect(page).toHaveURL('/feed')
  await page.goto('/real-talk')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Real talk')
  await page.getByRole('link', { name: 'Most answered' }).click()
  await expect(page).toHaveURL('/real-talk?sort=most-answered')
  await expect(page.getByRole('link', { name: 'Ask a question' })).toHaveCount(0)
  await expectSound(page)
})
