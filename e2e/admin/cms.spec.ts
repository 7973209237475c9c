import { demoPassword } from '../support/accounts.ts'
import { expect, expectSound, test } from '../support/journey.ts'
import { openAs } from '../support/members.ts'

test('an admin writes a page, publishes it, links to it in the footer and announces it @any-width', async ({
  page,
  browser,
}) => {
  await openAs(page, '/admin/cms', 'content@demo.example', demoPassword)
  await expect(page.getByRole('link', { name: 'About us' }).first()).toBeVisible()
  await expectSound(page)

  const unique = `${process.pid}-${Date.now()}`
  await page.getByRole('link', { name: 'New page' }).click()
  await page.getByLabel('Title').fill('House rules')
  await page.getByLabel('Address').fill(`rules-${unique}`)
  await page.getByRole('button', { name: 'Write the text' }).click()
  await page.getByRole('textbox', { name: 'Text' }).fill('Be kind to each other.')
  await page.getByLabel('Picture for text').setInputFiles({
    name: 'house.png',
    mimeType: 'image/png',
    // Any picture works: a screenshot of this page.
    buffer: await page.screenshot(),
  })
  const dialog = page.getByRole('dialog', { name: 'Add picture' })
  await dialog.getByLabel('Description').fill('The house')
  await dialog.getByRole('button', { name: 'Save picture' }).click()
  const storedPicture = page.getByRole('textbox', { name: 'Text' }).getByRole('img', { name: 'The house' })
  await expect(storedPicture).not.toHaveJSProperty('naturalWidth', 0)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page).toHaveURL(/\/admin\/cms\/pages\/[0-9a-f-]{36}$/)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('The page is live')).toBeVisible()
  await expect(page.getByText('Version 1: House rules')).toBeVisible()
  await expectSound(page)

  await page.goto('/admin/cms/footer')
  const label = `Rules ${unique}`
  await page.getByRole('button', { name: 'Add link' }).click()
  await page
    .getByLabel(/^Label of link/)
    .last()
    .fill(label)
  await page
    .getByLabel(/^Address of link/)
    .last()
    .fill(`/pages/rules-${unique}`)
  await page.getByRole('button', { name: 'Save links' }).click()
  await expect(page.getByText('All changes saved')).toBeVisible()

  await page.goto('/admin/cms/announcements/new')
  const text = `New house rules ${unique}`
  await page.getByLabel('Text', { exact: true }).fill(text)
  await page.getByLabel('Who sees it').selectOption('employers')
  await page.getByRole('button', { name: 'Save announcement' }).click()
  const row = page.getByRole('article').filter({ hasText: text })
  await expect(row.getByText('Live', { exact: true })).toBeVisible()

  const guest = await (await browser.newContext({ baseURL: process.env.RISE_ORIGIN ?? '' })).newPage()
  await guest.goto(`/pages/rules-${unique}`)
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('House rules')
  await expect(guest.getByRole('img', { name: 'The house' })).not.toHaveJSProperty('naturalWidth', 0)
  await expect(guest.getByRole('contentinfo').getByRole('link', { name: label })).toBeVisible()
  await guest.context().close()

  // Other tests see the footer and the announcement, too.
  await row.getByRole('link', { name: text }).click()
  await page.getByRole('button', { name: 'Delete announcement' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete announcement' }).click()
  await expect(row).toHaveCount(0)
  await page.goto('/admin/cms/footer')
  await page
    .getByRole('button', { name: /^Remove link/ })
    .last()
    .click()
  await page.getByRole('button', { name: 'Save links' }).click()
  await expect(page.getByText('All changes saved')).toBeVisible()
})
