import type { Page } from '@playwright/test'
import { expectRefusals } from '../support/accounts.ts'
import { expect, expectSound, test } from '../support/journey.ts'
import { joinConfirmed, openAs } from '../support/members.ts'
import { FAKE_SITE } from './fake-site.ts'

const main = (page: Page) => page.getByRole('main')

test('a company imports its website and publishes a page with a story and a first job', async ({
  page,
  browser,
  complaints,
}) => {
  // Many screens, five of them checked by axe in both themes.
  test.slow()
  const { email, slug } = await joinConfirmed(page, 'employers')
  await openAs(page, '/company/onboarding', email)
  await main(page).getByLabel('Tagline').fill('Typed by hand')

  // The typed text stays if the website can't be read.
  await main(page).getByLabel('Website').fill('https://nothing-there.invalid')
  await main(page).getByRole('button', { name: 'Read my site' }).click()
  await expect(main(page).getByText(/^We couldn’t read this site/)).toBeVisible()
  expectRefusals(complaints, 422)
  await expect(main(page).getByLabel('Tagline')).toHaveValue('Typed by hand')

  await main(page).getByLabel('Website').fill(FAKE_SITE)
  await main(page).getByRole('button', { name: 'Read my site' }).click()
  await expect(main(page).getByText(/^We found your name, tagline/)).toBeVisible()
  const importedFields = main(page).getByRole('region', { name: 'From your site' })
  // Nothing is used without a press, and "Use all" replaces no typed text.
  await expect(main(page).getByLabel('Tagline')).toHaveValue('Typed by hand')
  await importedFields.getByRole('button', { name: 'Use other profiles' }).click()
  await importedFields.getByRole('button', { name: 'Replace company name' }).click()
  await expect(main(page).getByLabel('Company name')).toHaveValue('Pier Works')
  await expect(main(page).getByLabel('Tagline')).toHaveValue('Typed by hand')
  await importedFields.getByRole('button', { name: 'Replace tagline' }).click()
  await expect(importedFields.getByText('Used')).toHaveCount(3)
  await expectSound(page)
  await main(page).getByRole('button', { name: 'Save and continue' }).click()

  await expect(page.getByText('Step 2 of 6')).toBeVisible()
  // The browser's own Back leads to the previous step, not forward again.
  await page.goBack()
  await expect(page.getByText('Step 1 of 6')).toBeVisible()
  await expect(main(page).getByLabel('Company name')).toHaveValue('Pier Works')
  await page.goForward()
  await expect(page.getByText('Step 2 of 6')).toBeVisible()
  await importedFields.getByRole('button', { name: 'Use all' }).click()
  await expect(importedFields.getByText('Used')).toHaveCount(2)
  await main(page).getByRole('button', { name: 'Use #0a5c8f from your site' }).click()
  await expect(main(page).getByRole('textbox', { name: /^Accent colour/ })).toHaveValue('#0a5c8f')
  await expect(main(page).getByRole('button', { name: 'Remove color' })).toBeVisible()
  await expectSound(page)
  await main(page).getByRole('link', { name: 'Continue' }).click()
  await importedFields.getByRole('button', { name: 'Use story' }).click()
  await main(page).getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByText('Step 4 of 6')).toBeVisible()

  // After leaving, the member continues after the last saved step.
  await page.goto(`/company/onboarding/${slug}`)
  await expect(page.getByText('Step 4 of 6')).toBeVisible()
  await main(page).getByRole('button', { name: 'Read my site' }).click()
  await importedFields.getByRole('button', { name: 'Use all' }).click()
  await expect(main(page).getByLabel('Founded')).toHaveValue('1921')
  await main(page).getByRole('button', { name: 'Save and continue' }).click()
  await main(page).getByRole('button', { name: 'Use the Factory template' }).click()
  await expect(main(page).getByText(/^Your draft has \d+ blocks$/)).toBeVisible()
  // The pressed button is gone: the next Tab continues from its replacement.
  await page.keyboard.press('Tab')
  await expect(main(page).getByRole('link', { name: 'Edit blocks' })).toBeFocused()
  await expectSound(page)
  await main(page).getByRole('link', { name: 'Continue' }).click()
  await expect(page.getByText('Step 6 of 6')).toBeVisible()
  await main(page).getByRole('link', { name: 'Write one' }).click()
  await main(page).getByLabel('Title').fill('Crane operator')
  await main(page).getByLabel('Locations').fill('Lisbon, Portugal')
  await main(page).getByLabel('Apply Directly').check()
  await main(page).getByLabel('How to apply').fill('jobs@pier.example')
  await main(page).getByRole('button', { name: 'Write the description' }).click()
  await main(page).locator('[contenteditable="true"]').pressSequentially('You move containers from ship to shore.')
  await main(page).getByRole('button', { name: 'Preview' }).click()
  await main(page).getByRole('button', { name: 'Publish job' }).click()
  // The flow ends on the live page.
  await expect(page).toHaveURL(`/company/${slug}`)
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
