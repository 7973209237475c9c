import type { Locator, Page } from '@playwright/test'
import { expect, expectSound, test } from '../support/journey.ts'
import { joinConfirmed, openAs } from '../support/members.ts'
import { hideUnfinished } from '../support/unfinished-blocks.ts'

const blocks = (page: Page) => page.getByRole('list', { name: 'Blocks' }).getByRole('listitem')
const expectSaved = (page: Page) => expect(page.getByText(/^Draft saved|^Everything is live/)).toBeVisible()

/** Presses Tab, or another key, until the target has the focus. */
async function moveTo(page: Page, goal: Locator, key = 'Tab'): Promise<void> {
  await goal.waitFor()
  for (let presses = 0; presses < 150; presses += 1) {
    if (await goal.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${key} never leads to ${goal}.`)
}

async function press(page: Page, goal: Locator, key = 'Tab'): Promise<void> {
  await moveTo(page, goal, key)
  await page.keyboard.press('Enter')
}

test('a team builds, publishes, changes and restores a page using only the keyboard @any-width', async ({ page }) => {
  test.slow()
  const acme = await joinConfirmed(page, 'employers')
  await openAs(page, '/company/edit/blocks', acme.email)
  await press(page, page.getByRole('button', { name: 'Use the Startup template' }))
  await expectSaved(page)
  const countBefore = await blocks(page).count()
  const handle = page.getByRole('button', { name: /^Move .*, 1 of \d+$/ })
  const movedName = (await handle.getAttribute('aria-label'))?.replace(/^Move (.*), 1 of .*$/, '$1') ?? ''
  await moveTo(page, handle, 'Shift+Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText(`${movedName} is now 2 of ${countBefore}`)).toBeAttached()
  await expect(page.getByRole('button', { name: `Move ${movedName}, 2 of ${countBefore}` })).toBeFocused()
  await expectSaved(page)

  // Changes a word of a block in its form. The block's row has moved up, before the focused element.
  await press(page, page.getByRole('link', { name: 'Edit Text' }), 'Shift+Tab')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Text')
  await moveTo(page, page.getByLabel('Title').first())
  await page.keyboard.press('Control+A')
  await page.keyboard.type('What we hold to')
  const unopenedForms = page.getByRole('button', { name: 'Change the text' })
  for (const remainingCount of [1, 0]) {
    await press(page, unopenedForms.first())
    await expect(unopenedForms).toHaveCount(remainingCount)
    await expect(page.locator('main [contenteditable="true"]').nth(1 - remainingCount)).toBeFocused()
    await page.keyboard.press('Control+A')
    await page.keyboard.type('Tools that we would use ourselves, and thirty shops that do.')
  }
  await press(page, page.getByRole('button', { name: 'Save block' }))
  await expect(page.getByText('Saved in your draft')).toBeVisible()
  await press(page, page.getByRole('link', { name: 'All blocks' }).last(), 'Shift+Tab')

  await hideUnfinished(
    page,
    (goal) => press(page, goal),
    (goal) => press(page, goal, 'Shift+Tab'),
  )
  await press(page, page.getByRole('button', { name: 'Publish', exact: true }))
  await expect(page.getByText('Your page is live.')).toBeVisible()
  await press(page, page.getByRole('button', { name: 'More for Text' }))
  await moveTo(page, page.getByRole('menuitem', { name: 'Delete' }), 'ArrowDown')
  await page.keyboard.press('Enter')
  await expect(blocks(page)).toHaveCount(countBefore - 1)
  await expectSaved(page)

  await press(page, page.getByRole('button', { name: 'Look at version 1' }))
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Use as draft' }))
  await expect(blocks(page)).toHaveCount(countBefore)
  await page.goto(`/company/${acme.slug}`)
  await expect(page.getByRole('heading', { name: 'What we hold to' })).toBeVisible()
})

test('a team builds, publishes, changes and restores a page on a phone', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'other tests do this on a desktop, with the mouse and with the keyboard')
  test.slow()
  const acme = await joinConfirmed(page, 'employers')
  await openAs(page, '/company/edit/blocks', acme.email)
  await page.getByRole('button', { name: 'Use the Hospital template' }).tap()
  await expectSaved(page)
  await expectSound(page)
  const countBefore = await blocks(page).count()
  const first = blocks(page).first()
  const name = (await first.getByRole('link').first().getAttribute('aria-label'))?.replace('Edit ', '') ?? ''
  await first.getByRole('button', { name: `More for ${name}` }).tap()
  await page.getByRole('menuitem', { name: 'Move down' }).tap()
  await expect(blocks(page).nth(1)).toContainText(name)
  await expectSaved(page)
  await hideUnfinished(page, (goal) => goal.tap())
  await page.getByRole('button', { name: 'Publish', exact: true }).tap()
  await expect(page.getByText('Your page is live.')).toBeVisible()

  await blocks(page)
    .nth(1)
    .getByRole('button', { name: `More for ${name}` })
    .tap()
  await page.getByRole('menuitem', { name: 'Delete' }).tap()
  await expect(blocks(page)).toHaveCount(countBefore - 1)
  await expectSaved(page)
  await page.getByRole('button', { name: 'Look at version 1' }).tap()
  await expectSound(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Use as draft' }).tap()
  await expect(blocks(page)).toHaveCount(countBefore)
  await page.goto(`/company/${acme.slug}`)
  await expectSound(page)
})
