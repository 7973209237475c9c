import { expect, expectSound, test } from '../support/journey.ts'
import { joinConfirmed, openAs } from '../support/members.ts'

test('a company publishes a case, and a person agrees to be named in it and later withdraws', async ({
  page,
  browser,
}) => {
  // Many screens, four of them checked by axe in both themes.
  test.slow()
  const company = await joinConfirmed(page, 'employers')
  const ada = await joinConfirmed(page, 'professionals')
  await openAs(page, '/custom/portfolio', company.email)
  await expect(page.getByRole('heading', { name: 'No cases yet' })).toBeVisible()
  await expectSound(page)
  await page.getByRole('main').getByRole('link', { name: 'New case' }).click()
  const title = `A pier for ${ada.slug}`
  await page.getByLabel('Title of your new case').fill(title)
  await page.getByRole('button', { name: 'Create case' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)

  await page.getByRole('button', { name: 'Write the text' }).click()
  await expect(page.getByRole('textbox', { name: 'Text' })).toBeFocused()
  await page.keyboard.type('It stands in deep water.')
  await page.getByRole('combobox', { name: 'People who made it' }).fill(ada.slug)
  await page.getByRole('option', { name: ada.name }).click()
  await page.getByLabel(`What ${ada.name} did`).fill('Drew the plans')
  await page.getByRole('combobox', { name: 'Team' }).selectOption('engineering')
  await expectSound(page)

  await page.getByRole('form', { name: 'Case' }).getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByText('Only your team can see it now.')).toBeVisible()
  await expect(page.getByText('It stands in deep water.')).toBeVisible()
  await page.getByRole('button', { name: 'Publish case' }).click()
  await expect(page).toHaveURL(/\/company\/[^/]+\/portfolio\/[^/]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  const path = new URL(page.url()).pathname

  const guests = await browser.newContext({ baseURL: process.env.RISE_ORIGIN ?? '' })
  const guest = await guests.newPage()
  await guest.goto(`/company/${company.slug}`)
  const portfolio = guest.getByRole('region', { name: 'Portfolio' })
  await portfolio.getByRole('link', { name: title }).click()
  await expect(guest.getByText('It stands in deep water.')).toBeVisible()
  await expect(guest.getByRole('heading', { name: 'People who made it' })).toBeHidden()

  const people = await browser.newContext({ baseURL: process.env.RISE_ORIGIN ?? '' })
  const personPage = await people.newPage()
  await openAs(personPage, '/professional/portfolio', ada.email)
  await personPage.getByRole('region', { name: 'Cases that name you' }).getByRole('link', { name: title }).click()
  await personPage.getByRole('button', { name: 'Agree' }).click()
  await expect(personPage.getByText('You’re named in this case')).toBeVisible()
  await expectSound(personPage)
  await guest.goto(`${path}?agreed`)
  await expect(guest.getByRole('region', { name: 'People who made it' })).toContainText('Drew the plans')
  await expectSound(guest)

  await personPage.getByRole('button', { name: 'Remove my name' }).click()
  await expect(personPage.getByText('You declined')).toBeVisible()
  await guest.goto(`${path}?removed`)
  await expect(guest.getByText('It stands in deep water.')).toBeVisible()
  await expect(guest.getByRole('heading', { name: 'People who made it' })).toBeHidden()
  await people.close()
  await guests.close()
})
