import type { Page } from '@playwright/test'
import { expect, expectSound, test } from '../support/journey.ts'
import { joinConfirmed, openAs } from '../support/members.ts'
import { hideUnfinished } from '../support/unfinished-blocks.ts'

const preview = (page: Page) => page.getByRole('region', { name: /^Preview/ })
const blocks = (page: Page) => page.getByRole('list', { name: 'Blocks' }).getByRole('listitem')
const expectSaved = (page: Page) => expect(page.getByText(/^Draft saved|^Everything is live/)).toBeVisible()

test('a team builds a page from a template and publishes it, and the page works without scripts', async ({
  page,
  browser,
}) => {
  test.slow()
  const acme = await joinConfirmed(page, 'employers')
  await openAs(page, '/company/edit/blocks', acme.email)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blocks')
  await expectSound(page)
  await page.getByRole('button', { name: 'Use the Public body template' }).click()
  await expect(preview(page).getByRole('heading', { name: 'How we choose people' })).toBeVisible()
  await expectSaved(page)

  // A block that isn't part of the template, with the content that its form starts with.
  await page.getByRole('button', { name: 'Add block' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Video/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Video')
  await page.getByLabel('Address').fill('https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ')
  await expect(page.getByText('Paste the address of a video on YouTube or Vimeo.')).toBeVisible()
  // An empty block isn't saved: the press leads back to its error, and the block is still there after a reload.
  await page.getByRole('button', { name: 'Save block' }).click()
  await expect(page.getByLabel('Address')).toBeFocused()
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Address')).toHaveValue(/evil\.example/)
  await page.getByLabel('Address').fill('https://youtu.be/dQw4w9WgXcQ')
  await page.getByLabel('Title').fill('Our week')
  await expect(preview(page).getByRole('button', { name: /^Load from YouTube/ })).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: 'Save block' }).click()
  await expect(page.getByText('Saved in your draft')).toBeVisible()
  await page.getByRole('link', { name: 'All blocks' }).first().click()

  // Moves the block to the top by keyboard.
  const lastHandle = page.getByRole('button', { name: /^Move Video, 4 of 4/ })
  await lastHandle.focus()
  await page.keyboard.press('Home')
  await expect(blocks(page).first()).toContainText('Our week')
  await expect(page.getByRole('button', { name: /^Move Video, 1 of 4/ })).toBeFocused()
  await expect(page.getByText('Video is now 1 of 4')).toBeAttached()
  await expectSaved(page)
  await hideUnfinished(page, (goal) => goal.click())
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Your page is live.')).toBeVisible()

  const otherContext = await browser.newContext({ baseURL: process.env.RISE_ORIGIN ?? '', javaScriptEnabled: false })
  const stranger = await otherContext.newPage()
  const requestedHosts: string[] = []
  stranger.on('request', (request) => requestedHosts.push(new URL(request.url()).host))
  await stranger.goto(`/company/${acme.slug}`)
  await expect(stranger.getByRole('heading', { name: 'Our week' })).toBeVisible()
  await expect(stranger.getByRole('link', { name: 'Open on YouTube' })).toBeVisible()
  await expect(stranger.getByRole('button', { name: /^Load from/ })).toBeHidden()
  await expect(stranger.getByText('Like cases are decided alike.')).toHaveCount(0)
  expect(new Set(requestedHosts)).toEqual(new Set([new URL(process.env.RISE_ORIGIN ?? '').host]))
  await otherContext.close()
})

test('a team views a version, restores it as the draft, and undoes a deletion', { tag: '@any-width' }, async ({
  page,
}) => {
  test.slow()
  const acme = await joinConfirmed(page, 'employers')
  await openAs(page, '/company/edit/blocks', acme.email)
  await page.getByRole('button', { name: 'Use the Factory template' }).click()
  await expectSaved(page)
  await hideUnfinished(page, (goal) => goal.click())
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Everything is live.')).toBeVisible()

  const countBefore = await blocks(page).count()
  await page.getByRole('button', { name: 'More for Core values' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(blocks(page)).toHaveCount(countBefore - 1)
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(blocks(page)).toHaveCount(countBefore)
  await page.getByRole('button', { name: 'More for Core values' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expectSaved(page)

  await page.getByRole('button', { name: 'Look at version 1' }).click()
  await expect(page.getByRole('dialog').getByText('Deleted: Core values')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Use as draft' }).click()
  await expect(blocks(page)).toHaveCount(countBefore)
})

const demoPages = [
  'babelfin',
  'kestrel-health?tab=people',
  'northmoor-borough-council',
  'brandt-and-osei-precision',
  'kornblomst?tab=life',
]

test('the demo companies’ pages are accessible and fit the window', { tag: '@any-width' }, async ({ page }) => {
  test.slow()
  for (const path of demoPages) {
    await page.goto(`/company/${path}`)
    await expect(page.getByRole('navigation', { name: 'Parts of this page' })).toBeVisible()
    await expectSound(page)
  }
})
