import type { Page } from '@playwright/test'
import { expect, expectSound, test } from '../support/journey.ts'
import { joinConfirmed, openAs } from '../support/members.ts'

const main = (page: Page) => page.getByRole('main')

test('a professional saves a job from its card, adds a note, hides it, and saves a search', async ({ page }) => {
  const { email } = await joinConfirmed(page, 'professionals')
  await openAs(page, '/jobs/remote', email)
  const save = main(page)
    .getByRole('button', { name: /^Save (?!search)/ })
    .first()
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await expectSound(page)
  const title = ((await save.getAttribute('aria-label')) ?? '').replace('Save ', '')
  await main(page).getByRole('button', { name: 'Save search' }).click()
  await expect(page.getByText('Search saved.')).toBeVisible()

  await page.goto('/professional/jobs')
  await expect(main(page).getByRole('link', { name: 'Saved 1' })).toBeVisible()
  await main(page)
    .getByRole('button', { name: `Add note on ${title}` })
    .click()
  await main(page).getByLabel('Note', { exact: true }).fill('Ask about the team.')
  await main(page).getByLabel('Next step on').fill('2030-12-03')
  await expectSound(page)
  await main(page).getByRole('button', { name: 'Save note' }).click()
  await expect(main(page).getByText('Ask about the team.')).toBeVisible()
  await main(page).getByRole('link', { name: 'Board', exact: true }).click()
  const savedColumn = main(page).getByRole('region', { name: 'Saved' })
  await expect(savedColumn.getByText('Next step 3 Dec 2030')).toBeVisible()
  await expect(savedColumn.getByText('Ask about the team.')).toBeVisible()
  await expectSound(page)

  await main(page).getByRole('link', { name: title, exact: true }).click()
  await expect(main(page).getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
  // Shown immediately, before it is stored.
  const hideResponse = page.waitForResponse(/\/hidden-jobs\//)
  await main(page).getByRole('button', { name: 'Hide job' }).click()
  await expect(main(page).getByRole('button', { name: 'Show job again' })).toBeVisible()
  await hideResponse
  await page.goto('/professional/jobs?show=hidden')
  await main(page).getByRole('button', { name: 'Show again' }).click()
  await expect(main(page).getByText('Nothing hidden')).toBeVisible()
  await main(page).getByRole('button', { name: 'More lists' }).click()
  await page.getByRole('menuitem', { name: 'Searches' }).click()
  await main(page).getByLabel('Email me').selectOption('Every day')
  await expectSound(page)
  await page.reload()
  await expect(main(page).getByLabel('Email me')).toHaveValue('daily')
})

test('a guest who saves a job or a search is asked to sign up @any-width', async ({ page }) => {
  await page.goto('/jobs/remote')
  await main(page)
    .getByRole('button', { name: /^Save (?!search)/ })
    .first()
    .click()
  await expect(page.getByText('Create an account to save jobs')).toBeVisible()
  await main(page).getByRole('button', { name: 'Save search' }).click()
  await expect(page.getByText('Create an account to get new jobs delivered to your inbox')).toBeVisible()
  await expect(page.getByRole('button', { name: 'SEND ME JOBS' }).first()).toBeVisible()
})

test('the list of all jobs can’t be saved, and a search without results offers to email new jobs @any-width', async ({
  page,
}) => {
  await page.goto('/jobs')
  await expect(main(page).getByRole('button', { name: 'Save search' })).toHaveCount(0)
  await page.goto('/jobs/k/zzqqxx')
  await main(page).getByRole('button', { name: 'Email me when one appears' }).click()
  await expect(page.getByText('Create an account to get new jobs delivered to your inbox')).toBeVisible()
})
