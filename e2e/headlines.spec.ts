import { expect, expectSound, test } from './support/journey.ts'
import { grantPlan, joinConfirmed, openAs } from './support/members.ts'

test('a creator drafts an article, previews and publishes it, and a guest reads it', async ({ page, browser }) => {
  // Many screens, four of them checked by axe in both themes.
  test.slow()
  const ada = await joinConfirmed(page, 'professionals')
  await grantPlan(page, ada, 'Creator')
  await openAs(page, '/headlines', ada.email)
  await page.getByRole('link', { name: 'Create a headline' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create a headline')
  await page.getByRole('link', { name: 'Write an article' }).click()

  await page.getByLabel('Title').fill('Too short')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Use at least 10 characters: the title is what people see first.')).toBeVisible()
  const title = `A lamp for ${ada.name}`
  await page.getByLabel('Title').fill(title)
  await page.getByRole('button', { name: 'Write the text' }).click()
  await expect(page.getByRole('textbox', { name: 'Text' })).toBeFocused()
  await page.keyboard.type('Ships could not see the lamp.')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Draft saved')).toBeVisible()
  await expect(page).toHaveURL(/\/create\/manual\?draft=/)
  await page.keyboard.press('End')
  await page.goto('/headlines/create')
  await page.getByRole('region', { name: 'Your drafts' }).getByRole('link', { name: title }).click()
  await expect(page.getByLabel('Title')).toHaveValue(title)
  await expectSound(page)

  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByText('It isn’t published yet.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expectSound(page)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Your headline is live')).toBeVisible()
  await expect(page).toHaveURL(/\/headlines\/a-lamp-for-/)
  const path = new URL(page.url()).pathname

  const guests = await browser.newContext({ baseURL: process.env.RISE_ORIGIN ?? '' })
  const guest = await guests.newPage()
  await guest.goto(path)
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(guest.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`))
  await expect(guest.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article')
  await expectSound(guest)
  await guest.getByRole('link', { name: ada.name, exact: true }).first().click()
  await expect(guest.getByRole('region', { name: 'Headlines' })).toContainText(title)
  await guest.goto(`/headlines?author=${ada.slug}`)
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(`Headlines by ${ada.name}`)
  await expectSound(guest)
  await guests.close()
})

test('a creator shares a page that Rise can’t read, describes it, and edits and deletes the headline', async ({
  page,
  complaints,
}) => {
  test.slow()
  const ada = await joinConfirmed(page, 'professionals')
  await grantPlan(page, ada, 'Creator')
  await openAs(page, '/headlines/create/link', ada.email)
  await page.getByLabel('Page address').fill('http://127.0.0.1/secret')
  await page.getByRole('button', { name: 'Read page' }).click()
  await expect(page.getByText('We couldn’t read this page')).toBeVisible()
  expect(complaints.splice(0)).toEqual([expect.stringContaining('422')])
  await expectSound(page)
  await page.getByLabel('Title').fill(`Worth reading, says ${ada.name}`)
  await page.getByLabel('Your comment').fill('It is about lamps.')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Worth reading, says ${ada.name}`)
  await expect(page.getByRole('link', { name: '127.0.0.1' })).toHaveAttribute('rel', 'noopener nofollow ugc')
  const formerPath = new URL(page.url()).pathname

  await page.getByRole('link', { name: 'Edit headline' }).click()
  await page.getByLabel('Address').fill(`lamps-of-${ada.slug}`)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page).toHaveURL(`/headlines/lamps-of-${ada.slug}/edit`)
  await expectSound(page)
  await page.goto(`${formerPath}?fresh`)
  await expect(page).toHaveURL(`/headlines/lamps-of-${ada.slug}`)
  await page.getByRole('link', { name: 'Edit headline' }).click()
  await page.getByRole('button', { name: 'Delete headline' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete headline' }).click()
  await expect(page.getByText('Headline deleted')).toBeVisible()
  await expect(page).toHaveURL('/headlines')
})

test('a member on the free plan can’t create headlines; a page after the last one shows a 404', {
  tag: '@any-width',
}, async ({ page }) => {
  const ada = await joinConfirmed(page, 'professionals')
  expect((await page.goto('/headlines/page/500'))?.status()).toBe(404)
  await openAs(page, '/headlines/create/manual', ada.email)
  await expect(page).toHaveURL('/feed')
  await page.goto('/headlines')
  await expect(page.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/purchase')
})
