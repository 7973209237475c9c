import { registerConfirmed } from './support/accounts.ts'
import { expect, expectSound, test } from './support/journey.ts'
import { openAs } from './support/members.ts'

test('a member writes a case with a picture and a link, previews and publishes it, and a guest reads it', async ({
  page,
  browser,
  complaints,
}) => {
  // Many screens, three of them checked by axe in both themes.
  test.slow()
  const email = await registerConfirmed(page)
  await openAs(page, '/professional/portfolio', email)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your portfolio')
  const title = `A lamp for ${email.split('@')[0]}`
  await page.getByLabel('Title of your first case').fill(title)
  await page.getByRole('button', { name: 'Create case' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  const draft = new URL(page.url()).pathname.split('/').at(-2) ?? ''

  await page.getByRole('button', { name: 'Publish case' }).click()
  await expect(page.getByText('Write something before you publish the case.')).toBeVisible()
  expect(complaints.splice(0)).toEqual([expect.stringContaining('409')])

  await page.getByLabel('Summary').fill('Seen from four miles further out.')
  await page.getByRole('button', { name: 'Write the text' }).click()
  const text = page.getByRole('textbox', { name: 'Text' })
  await expect(text).toBeFocused()
  await page.keyboard.type('## The problem')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Ships could not see the lamp.')
  await page.keyboard.press('Enter')
  const tools = page.getByRole('toolbar', { name: 'Text: tools' })
  await tools.getByRole('button', { name: 'Heading', exact: true }).focus()
  await page.keyboard.press('End')
  await expect(tools.getByRole('button', { name: 'Redo' })).toBeFocused()

  await page.getByLabel('Picture for text').setInputFiles({
    name: 'lamp.png',
    mimeType: 'image/png',
    // Any picture works: a small part of this page.
    buffer: await tools.screenshot(),
  })
  const dialog = page.getByRole('dialog', { name: 'Add picture' })
  await dialog.getByLabel('Description').fill('The lamp at night')
  await dialog.getByRole('button', { name: 'Save picture' }).click()
  await expect(text.getByRole('img', { name: 'The lamp at night' })).toBeVisible()

  // The picture is selected: the link is inserted after it.
  await text.getByRole('img', { name: 'The lamp at night' }).click()
  await page.keyboard.press('Control+K')
  const linkDialog = page.getByRole('dialog', { name: 'Add link' })
  await linkDialog.getByLabel('Address').fill('lamps.example.org')
  await page.keyboard.press('Enter')
  await expect(linkDialog).toBeHidden()
  await expect(text.getByRole('link', { name: 'https://lamps.example.org' })).toBeVisible()

  await page.getByLabel('Page address').fill('http://127.0.0.1/secret')
  await page.getByRole('button', { name: 'Add link' }).click()
  await page.getByRole('button', { name: 'Add without preview' }).click()
  expect(complaints.splice(0)).toEqual([expect.stringContaining('422')])
  await expect(page.getByRole('list', { name: 'Links' })).toContainText('127.0.0.1')
  await page.getByRole('button', { name: 'Remove link 127.0.0.1' }).click()
  await expectSound(page)

  await page.getByRole('form', { name: 'Case' }).getByRole('link', { name: 'Preview' }).click()
  await expect(page.getByText('It isn’t saved yet.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The problem' })).toBeVisible()
  await page.getByRole('link', { name: 'Keep editing' }).click()

  const guests = await browser.newContext({ baseURL: process.env.RISE_ORIGIN ?? '' })
  const guest = await guests.newPage()
  expect((await guest.goto(`/professional/portfolio/${draft}`))?.status()).toBe(404)

  await page.getByRole('button', { name: 'Publish case' }).click()
  await expect(page.getByText('Your case is live')).toBeVisible()
  await page.getByRole('link', { name: 'View its page' }).click()
  await expect(page).toHaveURL(/\/professional\/[^/]+\/portfolio\/[^/]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  const path = new URL(page.url()).pathname

  await guest.goto(`/professional/portfolio/${draft}?fresh`)
  await expect(guest).toHaveURL(path)
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(title)
  const picture = guest.getByRole('img', { name: 'The lamp at night' })
  await expect(picture).toHaveJSProperty('complete', true)
  await expectSound(guest)
  await guest.getByRole('link', { name: 'Ada', exact: true }).first().click()
  await expect(guest.getByRole('region', { name: 'Portfolio' })).toContainText(title)
  await guests.close()
})
