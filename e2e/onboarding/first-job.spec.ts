import type { Page } from '@playwright/test'
import { expectRefusals } from '../support/accounts.ts'
import { expect, expectSound, test } from '../support/journey.ts'
import { joinConfirmed, openAs } from '../support/members.ts'
import { PLAYED_SITE } from './played-site.ts'

const main = (page: Page) => page.getByRole('main')

test('a company comes from the address of its site to a page with a logo, a story and a first job', async ({
  page,
  browser,
  complaints,
}) => {
  // From the site to the published job, with three screens looked at by axe in both themes.
  test.slow()
  const { email, slug } = await joinConfirmed(page, 'employers')
  await openAs(page, '/company/onboarding', email)
  await main(page).getByLabel('Tagline').fill('Typed by hand')

  // A site that can't be read loses nothing of what was typed.
  await main(page).getByLabel('Website').fill('https://nothing-there.invalid')
  await main(page).getByRole('button', { name: 'Read my site' }).click()
  await expect(main(page).getByText(/The site could not be read/)).toBeVisible()
  expectRefusals(complaints, 422)
  await expect(main(page).getByLabel('Tagline')).toHaveValue('Typed by hand')

  await main(page).getByLabel('Website').fill(PLAYED_SITE)
  await main(page).getByRole('button', { name: 'Read my site' }).click()
  const found = main(page).getByRole('region', { name: 'What we found on your site' })
  await expect(found).toContainText('when the pier was new')
  await expect(found.getByRole('img', { name: 'Logo' })).toBeVisible()
  // Nothing is taken without a press.
  await expect(main(page).getByLabel('Tagline')).toHaveValue('Typed by hand')
  await expectSound(page)
  await found.getByRole('button', { name: 'Use tagline' }).click()
  await expect(main(page).getByLabel('Tagline')).toHaveValue('Cranes that lift themselves')
  await found.getByRole('button', { name: 'Use all' }).click()
  await expect(found.getByText('You’ve used all of it.')).toBeVisible()
  await expectSound(page)
  await main(page).getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByText('Step 2 of 4')).toBeVisible()
  await expect(main(page).getByLabel('Founded')).toHaveValue('1921')

  await page.goto('/company/onboarding/job-posting')
  await main(page).getByRole('link', { name: 'Write one' }).click()
  await main(page).getByLabel('Title').fill('Crane operator')
  await main(page).getByLabel('How to apply').fill('jobs@pier.example')
  await main(page).getByLabel('Locations').fill('Lisbon, Portugal')
  await main(page).getByRole('button', { name: 'Write the description' }).click()
  await main(page).locator('[contenteditable="true"]').pressSequentially('You move containers from ship to shore.')
  await main(page).getByRole('button', { name: 'Preview' }).click()
  await main(page).getByRole('button', { name: 'Publish job' }).click()
  await expect(main(page).getByRole('link', { name: 'Crane operator', exact: true })).toBeVisible()

  const guests = await browser.newContext({ baseURL: process.env.RISE_ORIGIN ?? '' })
  const guest = await guests.newPage()
  await guest.goto(`/company/${slug}`)
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Pier Works')
  await expect(guest.getByRole('region', { name: 'Story' })).toContainText('when the pier was new')
  await expect(guest.getByRole('link', { name: 'Crane operator' })).toBeVisible()
  await expect(guest.getByText('Lisbon, Portugal').first()).toBeVisible()
  await expectSound(guest)
  await guests.close()
})
