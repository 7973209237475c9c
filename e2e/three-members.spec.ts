import type { Browser, Page } from '@playwright/test'
import { expect, expectSound, test } from './support/journey.ts'
import { type Joined, joinConfirmed, openAs } from './support/members.ts'

/** Opens a page in another member's browser and waits for its socket. */
async function openElsewhere(browser: Browser, path: string, { email }: Joined): Promise<Page> {
  const context = await browser.newContext({ baseURL: process.env.RISE_ORIGIN ?? '' })
  const page = await context.newPage()
  const socketOpened = page.waitForEvent('websocket')
  await openAs(page, path, email)
  await socketOpened
  return page
}

/** Expects a count on the bell, a notification with these words, and no count once the bell was opened. */
async function expectBell(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: /^Notifications, \d+ new$/ }).click()
  await expect(page.getByRole('dialog').getByText(words)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
}

test('posts, votes, comments and reactions of one member reach the others live', {
  tag: '@any-width',
}, async ({ page, browser }) => {
  test.slow()
  const [ada, bob, eve] = [
    await joinConfirmed(page, 'professionals'),
    await joinConfirmed(page, 'professionals'),
    await joinConfirmed(page, 'professionals'),
  ]
  const bobsPage = await openElsewhere(browser, '/feed?tab=newest', bob)
  await expect(bobsPage.getByRole('article').first()).toBeVisible()

  await openAs(page, '/feed', ada.email)
  await page.getByRole('button', { name: 'Write a post' }).click()
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.click()
  await page.keyboard.type(`Shall we meet, @${bob.name}`)
  await expect(page.getByRole('option', { name: new RegExp(bob.name) })).toBeVisible()
  await text.press('Enter')
  await page.keyboard.type('and where? #netw')
  await expect(page.getByRole('option', { name: /#networking/ })).toBeVisible()
  // No suggestion is preselected, because members may use their own hashtags.
  await expect(text).not.toHaveAttribute('aria-activedescendant')
  await text.press('ArrowDown')
  await expect(text).toHaveAttribute('aria-activedescendant', /./)
  await expectSound(page)
  await text.press('Enter')
  await expect(text).toContainText('#networking')
  await page.getByRole('button', { name: 'Add a poll' }).click()
  await page.getByRole('textbox', { name: 'Question' }).fill('Where shall we meet?')
  await page.getByRole('textbox', { name: 'Option 1' }).fill('At the harbour')
  await page.getByRole('textbox', { name: 'Option 2' }).fill('In the hills')
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('link', { name: 'View post' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Post by ${ada.name}`)
  await expect(page.getByRole('link', { name: '#networking' })).toBeVisible()
  const path = new URL(page.url()).pathname

  // Bob's list doesn't move, his bell counts, and the toast shows the reason.
  await expect(bobsPage.getByText(`${ada.name} mentioned you in a post`)).toBeVisible()
  await expectBell(bobsPage, `${ada.name} mentioned you in a post`)
  await bobsPage.getByRole('button', { name: /new posts?$/ }).click()
  const post = bobsPage.getByRole('article', { name: `Post by ${ada.name}` })
  await expect(post).toBeVisible()
  await post.getByRole('radio', { name: 'In the hills' }).check()
  await post.getByRole('button', { name: 'Vote', exact: true }).click()
  await expect(page.getByText(/^1 vote Close/)).toBeVisible()

  const evesPage = await openElsewhere(browser, path, eve)
  await expect(evesPage.getByText(/^1 vote Close/)).toBeVisible()
  await evesPage.getByRole('radio', { name: 'At the harbour' }).check()
  await evesPage.getByRole('button', { name: 'Vote', exact: true }).click()
  for (const viewerPage of [page, bobsPage]) await expect(viewerPage.getByText(/^2 votes Close/).first()).toBeVisible()
  await evesPage.getByRole('textbox', { name: 'Comment on this post' }).fill('I’ll bring the boat.')
  await evesPage.getByRole('button', { name: 'Comment', exact: true }).click()
  await page.getByRole('heading', { name: /Comment/ }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('article', { name: `Comment by ${eve.name}` })).toContainText('I’ll bring the boat.')
  await expect(page.getByText(`${eve.name} commented on your post`)).toBeVisible()
  await expectBell(page, `${eve.name} commented on your post`)

  await post.getByRole('button', { name: `React to the post by ${ada.name}` }).click()
  await post.getByRole('button', { name: 'Fire' }).click()
  for (const viewerPage of [page, evesPage])
    await expect(viewerPage.getByRole('button', { name: 'Fire, 1' }).first()).toBeVisible()
  await expectBell(page, `${bob.name} reacted`)
  await expectSound(page)
  for (const otherPage of [bobsPage, evesPage]) await otherPage.context().close()
})
