import { demoPassword } from './accounts.ts'
import { expect, expectSound, test } from './journey.ts'
import { joinConfirmed, openAs } from './members.ts'

test('a member says hello, edits and deletes it; another reacts', async ({ page, browser }) => {
  test.slow()
  const ada = await joinConfirmed(page, 'professionals')
  await openAs(page, '/', ada.email)
  await expect(page).toHaveURL('/feed')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Community')
  await page.getByRole('button', { name: 'Say hello' }).click()
  await page.getByRole('textbox', { name: 'Text' }).fill(`I am ${ada.name}, and I keep lamps. #lampkeeping`)
  await expectSound(page)
  await page.getByRole('button', { name: 'Publish' }).click()
  const post = page.getByRole('article', { name: `Hello by ${ada.name}` })
  await expect(post).toContainText('and I keep lamps.')
  await post.getByRole('link', { name: `Open the hello by ${ada.name}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hello by ${ada.name}`)
  const { pathname } = new URL(page.url())

  const elsewhere = await browser.newContext({ baseURL: process.env.RISE_ORIGIN ?? '' })
  const other = await elsewhere.newPage()
  await openAs(other, '/feed?tag=lampkeeping', 'paul@demo.example', demoPassword)
  const seen = other.getByRole('article', { name: `Hello by ${ada.name}` })
  await seen.getByRole('button', { name: `React to the hello by ${ada.name}` }).click()
  await seen.getByRole('button', { name: 'Love' }).click()
  await expect(seen.getByRole('button', { name: 'Love, 1' })).toBeVisible()
  await elsewhere.close()

  await page.getByRole('link', { name: 'Edit hello' }).click()
  await page.getByRole('textbox', { name: 'Text' }).fill('I keep lamps, and now a lighthouse.')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('All changes saved')).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('I keep lamps, and now a lighthouse.')).toBeVisible()
  await expect(page.getByText(', edited')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Love, 1' })).toBeVisible()
  await expectSound(page)

  await page.getByRole('button', { name: 'Delete your hello' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete hello' }).click()
  await expect(page).toHaveURL('/feed')
  expect((await page.request.get(pathname.replace('/feed', '/api/v1/posts'))).status()).toBe(404)
})

test('a post for members asks guests to log in, and is there for members who open it', { tag: '@any-width' }, async ({
  page,
  browser,
}) => {
  await openAs(page, '/feed', 'ada@demo.example', demoPassword)
  await expect(page.getByRole('article')).toHaveCount(20)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(page.getByRole('article')).toHaveCount(40)
  await page.goto('/feed?tag=career-change')
  const post = page.getByRole('article', { name: 'Post by Aisha Rahman' }).filter({ hasText: 'from the door' })
  await expect(post).toContainText('Members')
  await post.getByRole('link', { name: 'Open the post by Aisha Rahman' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post by Aisha Rahman')
  // The page comes as guests see it.
  expect((await page.reload())?.status()).toBe(401)
  await expect(page.getByText('what it looks like from the door')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post by Aisha Rahman')

  const elsewhere = await browser.newContext({ baseURL: process.env.RISE_ORIGIN ?? '' })
  const guest = await elsewhere.newPage()
  expect((await guest.goto(page.url()))?.status()).toBe(401)
  await expect(guest.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible()
  await elsewhere.close()
})

test('the tabs and the hashtag live in the address', { tag: '@any-width' }, async ({ page }) => {
  const ada = await joinConfirmed(page, 'professionals')
  await openAs(page, '/feed', ada.email)
  await page.getByRole('link', { name: '#job-search' }).first().click()
  await expect(page).toHaveURL('/feed?tag=job-search')
  await page.getByRole('link', { name: 'Following', exact: true }).click()
  await expect(page).toHaveURL('/feed?tab=following&tag=job-search')
  await expect(page.getByRole('heading', { name: 'No posts with #job-search' })).toBeVisible()
  await page.getByRole('link', { name: 'Remove hashtag #job-search' }).click()
  await expect(page).toHaveURL('/feed?tab=following')
  await expect(page.getByRole('link', { name: 'Find people' })).toBeVisible()
})

test('an admin at a page of members is led to the feed, and reads it', { tag: '@any-width' }, async ({ page }) => {
  await openAs(page, '/professional/edit', 'admin@demo.example', demoPassword)
  await expect(page).toHaveURL('/feed')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Write a post' })).toHaveCount(0)
})
