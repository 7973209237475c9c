import type { Page } from '@playwright/test'
import { demoPassword } from './support/accounts.ts'
import { expect, expectSound, test } from './support/journey.ts'
import { joinConfirmed, openAs } from './support/members.ts'

test('a member comments on a headline, the author is notified immediately and replies, and a guest opens the reply by its link', async ({
  page,
  browser,
}) => {
  // axe checks two pages in both themes.
  test.slow()
  const text = `I tried this at ${Date.now()}.`
  const question = `Did it work at ${Date.now()}?`
  const { slug, title } = await newestOf(page, 'carla-mendes')
  // Live events reach a page once its socket is connected, when it is idle.
  const socketOpened = page.waitForEvent('websocket')
  await openAs(page, `/headlines/${slug}`, 'carla@demo.example', demoPassword)
  await page.getByRole('heading', { level: 1 }).waitFor()

  const otherContext = await browser.newContext({ baseURL: process.env.RISE_ORIGIN ?? '' })
  const otherPage = await otherContext.newPage()
  const { email, name } = await joinConfirmed(otherPage, 'professionals')
  await openAs(otherPage, `/headlines/${slug}`, email)
  await otherPage.getByRole('button', { name: 'Share' }).scrollIntoViewIfNeeded()
  const composer = otherPage.getByRole('textbox', { name: 'Comment on this headline' })
  await composer.fill(text)
  await socketOpened
  await composer.press('Control+Enter')
  await expect(otherPage.getByRole('article', { name: 'Your comment' })).toContainText(text)
  await expect(composer).toHaveValue('')

  // The author's page shows the notification for some seconds.
  await expect(page.getByText(`${name} commented on your headline`)).toBeVisible()
  await expectSound(otherPage)
  await page.goto('/notifications')
  await page.getByRole('link', { name: `${name} commented on your headline` }).click()
  await expect(page).toHaveURL(new RegExp(`/headlines/${slug}#comment-`))
  const comment = page.getByRole('article', { name: `Comment by ${name}` })
  await expect(comment).toBeFocused()
  await expect(comment).toBeInViewport()
  await comment.getByRole('button', { name: `Reply to ${name}’s comment` }).click()
  await page.getByRole('textbox', { name: `Reply to ${name}` }).fill(question)
  await page.getByRole('textbox', { name: `Reply to ${name}` }).press('Control+Enter')
  await expect(page.getByRole('article', { name: 'Your reply' }).filter({ hasText: question })).toBeVisible()
  await expectSound(page)

  // The reply arrives in the open list and waits, because inserting it would move the content below.
  const reply = { name: 'Reply by Carla Mendes' }
  await otherPage.getByRole('button', { name: '1 new comment' }).click()
  await expect(otherPage.getByRole('article', reply).filter({ hasText: question })).toBeVisible()
  await otherPage.getByRole('button', { name: 'Delete your comment' }).click()
  await otherPage.getByRole('button', { name: 'Delete comment' }).click()
  await expect(otherPage.getByText('Deleted comment')).toBeVisible()
  await expect(otherPage.getByRole('article', reply).filter({ hasText: question })).toBeVisible()

  const link = await otherPage.getByRole('article', reply).filter({ hasText: question }).getAttribute('id')
  const guests = await browser.newContext({ baseURL: process.env.RISE_ORIGIN ?? '' })
  const guest = await guests.newPage()
  await guest.goto(`/headlines/${slug}#${link}`)
  await expect(guest.getByRole('article', reply).filter({ hasText: question })).toBeInViewport()
  await expect(guest.getByRole('link', { name: 'Join and comment' })).toBeVisible()
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(title)
  await guests.close()
  await otherContext.close()
})

test('replies below an answer open on request', { tag: '@any-width' }, async ({ page }) => {
  const { result } = await (await page.request.get('/api/v1/questions?answeredBy=paul-iversen')).json()
  const question = result.items.find(({ text }: { text: string }) => text.includes('honest feedback'))
  await page.goto(`/real-talk/${question.slug}`)
  await page.getByRole('button', { name: 'Show 3 replies to this answer' }).first().click()
  await expect(page.getByText('No. But sick days went up on the old plan.')).toBeVisible()
  await expectSound(page)
})

async function newestOf(page: Page, author: string) {
  const { result } = await (await page.request.get(`/api/v1/headlines?author=${author}`)).json()
  return result.items[0] as { slug: string; title: string }
}
