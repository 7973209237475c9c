import type { Page } from '@playwright/test'
import { demoPassword } from './support/accounts.ts'
import { expect, expectSound, test } from './support/journey.ts'
import { joinConfirmed, openAs } from './support/members.ts'

/** Scrolls to the ending after the new posts, and opens the earlier ones. */
async function openEarlierPosts(page: Page) {
  const button = page.getByRole('button', { name: 'Show earlier posts' })
  await expect(async () => {
    await page.getByRole('article').last().scrollIntoViewIfNeeded()
    await expect(button).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await button.click()
  await expect(page.getByRole('heading', { name: 'Earlier posts' })).toBeFocused()
}

test('a member posts a hello, another reacts, and the author edits, deletes and restores the post', async ({
  page,
  browser,
}) => {
  test.slow()
  const ada = await joinConfirmed(page, 'professionals')
  await openAs(page, '/', ada.email)
  await expect(page).toHaveURL('/feed')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Community')
  // New members find the composer in the first steps, too.
  await page.getByRole('button', { name: 'Say hello' }).first().click()
  await page.getByRole('textbox', { name: 'Text' }).fill(`I am ${ada.name}, and I keep lamps. #lampkeeping`)
  await expectSound(page)
  await page.getByRole('button', { name: 'Publish' }).click()
  const post = page.getByRole('article', { name: `Hello by ${ada.name}` })
  await expect(post).toContainText('and I keep lamps.')
  await post.getByRole('link', { name: `Comment on the hello by ${ada.name}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hello by ${ada.name}`)
  const { pathname } = new URL(page.url())

  const otherContext = await browser.newContext({ baseURL: process.env.RISE_ORIGIN ?? '' })
  const otherPage = await otherContext.newPage()
  await openAs(otherPage, '/feed?tag=lampkeeping', 'paul@demo.example', demoPassword)
  const seenPost = otherPage.getByRole('article', { name: `Hello by ${ada.name}` })
  await seenPost.getByRole('button', { name: `React to the hello by ${ada.name}` }).click()
  // The page shows the reaction before the server has counted it.
  const reactionResponse = otherPage.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/reactions/'),
  )
  await seenPost.getByRole('button', { name: 'Love' }).click()
  await expect(seenPost.getByRole('button', { name: 'Love, 1. Yours is Love' })).toBeVisible()
  await reactionResponse
  await otherContext.close()

  await page.getByRole('link', { name: 'Edit hello' }).click()
  await page.getByRole('textbox', { name: 'Text' }).fill('I keep lamps, and now a lighthouse.')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('All changes saved')).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('I keep lamps, and now a lighthouse.')).toBeVisible()
  await expect(page.getByText(', edited')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Love, 1' })).toBeVisible()
  await expectSound(page)

  const status = async () => (await page.request.get(pathname.replace('/feed', '/api/v1/posts'))).status()
  await page.getByRole('button', { name: 'Delete your hello' }).click()
  await expect(page).toHaveURL('/feed')
  await expect(page.getByText('Deleted your hello')).toBeVisible()
  expect(await status()).toBe(404)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('It’s back')).toBeVisible()
  await expect(page.getByRole('article', { name: `Hello by ${ada.name}` })).toContainText('and now a lighthouse')
  expect(await status()).toBe(200)
})

test('a post for members asks guests to log in, and is shown to members', { tag: '@any-width' }, async ({
  page,
  browser,
}) => {
  await openAs(page, '/feed?tag=career-change', 'ada@demo.example', demoPassword)
  const post = page.getByRole('article', { name: 'Post by Aisha Rahman' }).filter({ hasText: 'from the door' })
  await expect(post).toContainText('Members')
  await post.getByRole('link', { name: /^Comments? on the post by Aisha Rahman/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post by Aisha Rahman')
  // The server renders the guests' view.
  expect((await page.reload())?.status()).toBe(401)
  await expect(page.getByText('what it looks like from the door')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post by Aisha Rahman')

  const otherContext = await browser.newContext({ baseURL: process.env.RISE_ORIGIN ?? '' })
  const guest = await otherContext.newPage()
  expect((await guest.goto(page.url()))?.status()).toBe(401)
  await expect(guest.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible()
  await otherContext.close()
})

test('the address contains the tab and the hashtag, and the tab For you can be hidden', { tag: '@any-width' }, async ({
  page,
}) => {
  const ada = await joinConfirmed(page, 'professionals')
  await openAs(page, '/feed', ada.email)
  await openEarlierPosts(page)
  await page.getByRole('link', { name: '#job-search' }).first().click()
  await expect(page).toHaveURL('/feed?tag=job-search')
  await page.getByRole('link', { name: 'Following', exact: true }).click()
  await expect(page).toHaveURL('/feed?tab=following&tag=job-search')
  await expect(page.getByRole('heading', { name: 'No posts with #job-search' })).toBeVisible()
  await page.getByRole('link', { name: 'Remove hashtag #job-search' }).click()
  await expect(page).toHaveURL('/feed?tab=following')
  await expect(page.getByRole('link', { name: 'Find people' })).toBeVisible()
  await page.getByRole('link', { name: 'Saved', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'No saved posts yet' })).toBeVisible()
  await page.getByRole('link', { name: 'For you', exact: true }).click()
  await expect(page).toHaveURL('/feed')
  await page.getByRole('button', { name: 'Hide For you' }).click()
  await expect(page.getByRole('link', { name: 'For you', exact: true })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Newest', exact: true })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('button', { name: 'Show For you' }).click()
  await expect(page.getByRole('link', { name: 'For you', exact: true })).toHaveAttribute('aria-current', 'true')
})

test('a new post appears only when a button is pressed, and a saved post appears in the list of saved posts', async ({
  page,
  browser,
}) => {
  test.slow()
  const [ada, bob] = [await joinConfirmed(page, 'professionals'), await joinConfirmed(page, 'professionals')]
  await openAs(page, '/feed?tab=newest', ada.email)
  const first = page.getByRole('article').first()
  await expect(first).toBeVisible()
  const labelBefore = await first.getAttribute('aria-label')

  const otherContext = await browser.newContext({ baseURL: process.env.RISE_ORIGIN ?? '' })
  const otherPage = await otherContext.newPage()
  await openAs(otherPage, '/feed', bob.email)
  await otherPage.getByRole('button', { name: 'Write a post' }).click()
  await otherPage.getByRole('textbox', { name: 'Text' }).fill(`From ${bob.name}, to whom it concerns.`)
  // The draft survives closing the tab.
  await otherPage.goto('about:blank')
  await otherPage.goto('/feed')
  await otherPage.getByRole('button', { name: 'Continue your post' }).click()
  await expect(otherPage.getByRole('textbox', { name: 'Text' })).toContainText('to whom it concerns')
  await otherPage.getByRole('button', { name: 'Publish' }).click()
  const ownPost = otherPage.getByRole('article', { name: `Post by ${bob.name}` })
  await expect(ownPost).toBeVisible()
  await expectSound(otherPage)

  const pill = page.getByRole('button', { name: /new posts?$/ })
  await expect(pill).toBeVisible()
  await expect(first).toHaveAttribute('aria-label', labelBefore ?? '')
  await expectSound(page)
  await pill.click()
  const post = page.getByRole('article', { name: `Post by ${bob.name}` })
  // Others may have posted at the same time.
  await expect(page.getByRole('article').first()).toBeInViewport()
  await expect(post).toBeVisible()
  await expect(pill).toHaveCount(0)
  await post.getByRole('button', { name: `Save the post by ${bob.name}` }).click()
  await page.getByRole('link', { name: 'Saved', exact: true }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(post).toBeVisible()
  await otherContext.close()
})

test('reactions to a post open beside their button, also far down the list', { tag: '@any-width' }, async ({
  page,
}) => {
  await openAs(page, '/feed?tab=newest', 'paul@demo.example', demoPassword)
  for (const index of [0, 6]) {
    const post = page.getByRole('article').nth(index)
    const react = post.getByRole('button', { name: /^React to/ })
    await react.scrollIntoViewIfNeeded()
    // The list skips what is far from the view only some time after it was rendered.
    await expect(page.locator('.skip-offscreen').first()).toBeAttached()
    await react.click()
    const love = post.getByRole('button', { name: /^Love/ })
    await love.click({ trial: true })
    const [button, choice] = [await react.boundingBox(), await love.boundingBox()]
    expect(Math.abs((choice?.y ?? 0) - (button?.y ?? 0))).toBeLessThan(120)
    await page.keyboard.press('Escape')
    await expect(love).toHaveCount(0)
  }
})

test('a new member sees the first steps, and a hello prefilled from their story', { tag: '@any-width' }, async ({
  page,
}) => {
  const ada = await joinConfirmed(page, 'professionals')
  await openAs(page, '/feed', ada.email)
  const steps = page.getByRole('region', { name: 'Get started' })
  await expect(steps.getByRole('link', { name: 'Complete your story' })).toBeVisible()
  await expectSound(page)
  await steps.getByRole('button', { name: 'Say hello' }).click()
  await expect(page.getByRole('textbox', { name: 'Text' })).toContainText('Hi, I’m Ada.')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('article', { name: `Hello by ${ada.name}` })).toBeVisible()
  await expect(steps.getByText('Say hello')).toBeVisible()
  await expect(steps.getByRole('button', { name: 'Say hello' })).toHaveCount(0)
  await steps.getByRole('button', { name: 'Hide the first steps' }).click()
  await expect(steps).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(steps).toHaveCount(0)
})

test('Back restores the position in the feed', { tag: '@any-width' }, async ({ page }) => {
  await openAs(page, '/feed?tab=newest', 'ada@demo.example', demoPassword)
  await openEarlierPosts(page)
  await expect(async () => {
    await page.getByRole('button', { name: 'Load more' }).scrollIntoViewIfNeeded()
    expect(await page.getByRole('article').count()).toBeGreaterThan(30)
  }).toPass()
  const distantPost = page
    .getByRole('article')
    .nth(28)
    .getByRole('link', { name: /^Comments? on the/ })
  await distantPost.scrollIntoViewIfNeeded()
  const href = await distantPost.getAttribute('href')
  const sameLink = page.getByRole('article').locator(`[href="${href}"]`).first()
  const topOf = async () => Math.round((await sameLink.boundingBox())?.y ?? Number.NaN)
  const topBefore = await topOf()
  await distantPost.click()
  await expect(page).toHaveURL(/\/feed\/[0-9a-f-]{36}$/)
  await page.goBack()
  await expect.poll(topOf).toBe(topBefore)
})

test('an admin is redirected from a page for professionals to the feed, and can read it', {
  tag: '@any-width',
}, async ({ page }) => {
  await openAs(page, '/professional/edit', 'admin@demo.example', demoPassword)
  await expect(page).toHaveURL('/feed')
  await expect(page.getByText('That page is for professionals, so here’s the feed.')).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Write a post' })).toHaveCount(0)
})
