import { expect, expectSound, test } from './support/journey.ts'
import { joinConfirmed, openAs } from './support/members.ts'

const pdf = Buffer.from('%PDF-1.4\n%%EOF\n')

test('a file in a request can be downloaded once the request is accepted, and a search finds the message', async ({
  page,
  browser,
}) => {
  const [ada, bob] = [await joinConfirmed(page, 'professionals'), await joinConfirmed(page, 'professionals')]
  await openAs(page, `/professional/${bob.slug}`, ada.email)
  await page.getByRole('link', { name: `Message ${bob.name}` }).click()
  const file = page.getByLabel('File for the message')
  await file.setInputFiles({ name: 'My offer.pdf', mimeType: 'application/pdf', buffer: pdf })
  await expect(page.getByText('1 KB')).toBeVisible()
  const field = page.getByRole('textbox', { name: `Message ${bob.name}` })
  await field.fill('Lampshades, as promised')
  await field.press('Enter')
  await expect(page.getByRole('link', { name: 'Download My offer.pdf' })).toBeVisible()
  await expectSound(page)

  const phone = await browser.newPage({ baseURL: process.env.RISE_ORIGIN ?? '', viewport: { width: 360, height: 720 } })
  await openAs(phone, '/convos?folder=requests', bob.email)
  await phone.getByRole('link', { name: new RegExp(ada.name) }).click()
  await expect(phone.getByRole('log')).toContainText('Accept the request to open it')
  await expect(phone.getByRole('log').getByRole('link')).toHaveCount(0)
  await phone.getByRole('button', { name: 'Accept' }).click()
  const download = phone.waitForEvent('download')
  await phone.getByRole('link', { name: 'Download My offer.pdf' }).click()
  expect((await download).suggestedFilename()).toBe('My offer.pdf')

  await phone.getByRole('link', { name: 'Search this conversation' }).click()
  const search = phone.getByRole('searchbox', { name: 'Search this conversation' })
  await expect(search).toBeFocused()
  await search.fill('lamp')
  await expect(phone.getByRole('link', { name: /Lampshades/ })).toBeVisible()
  await expectSound(phone)
  await phone.getByRole('link', { name: /Lampshades/ }).click()
  await expect(phone.getByRole('log')).toContainText('Lampshades, as promised')
  await expectSound(phone)
  await phone.close()
})
