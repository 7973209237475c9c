import type { Page } from '@playwright/test'
import { demoPassword } from '../support/accounts.ts'
import { expect, test } from '../support/journey.ts'
import { openAs } from '../support/members.ts'

const roles = [
  { role: 'professional', email: 'ada@demo.example', path: '/feed' },
  { role: 'employer', email: 'erin@demo.example', path: '/feed' },
  { role: 'admin', email: 'admin@demo.example', path: '/admin' },
]

for (const { role, email, path } of roles) {
  test(`after logging in by keyboard as ${role}, the focus is on the heading of the first page`, {
    tag: '@any-width',
  }, async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('main').getByLabel('Email').fill(email)
    await page.getByRole('main').getByLabel('Password', { exact: true }).fill(demoPassword)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
}

/** Expects that the link leads to the results, from which Tab continues. */
async function expectSkipToResults(page: Page): Promise<void> {
  const skip = page.getByRole('link', { name: 'Skip to results' })
  await expect(page.locator('#results').getByRole('link').first()).toBeVisible()
  await skip.focus()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator('#results :focus')).toBeVisible()
}

test.describe('the link “Skip to results”', { tag: '@any-width' }, () => {
  for (const path of ['/jobs', '/companies', '/events', '/courses', '/layoff-tracker']) {
    test(`follows the heading of ${path} and leads to the results`, async ({ page }) => {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
        heading.tabIndex = -1
        heading.focus()
      })
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Skip to results' })).toBeFocused()
      await expectSkipToResults(page)
    })
  }

  test('leads to the professionals', async ({ page }) => {
    await openAs(page, '/professionals', 'carla@demo.example', demoPassword)
    await expectSkipToResults(page)
  })

  test('leads to the applicants of a job', async ({ page }) => {
    await openAs(page, '/company/jobs', 'joel@demo.example', demoPassword)
    await page
      .getByRole('main')
      .getByRole('link', { name: /applicants?.* for Grants Writer/ })
      .click()
    await expectSkipToResults(page)
  })

  test('leads to the members in the admin area', async ({ page }) => {
    await openAs(page, '/admin/professionals', 'admin@demo.example', demoPassword)
    await expectSkipToResults(page)
  })
})

test('a link skips the navigation of the admin area', { tag: '@any-width' }, async ({ page }) => {
  await openAs(page, '/admin', 'admin@demo.example', demoPassword)
  const skip = page.getByRole('link', { name: 'Skip admin navigation' })
  await skip.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const isInNavigation = await page.locator(':focus').evaluate((element) => element.closest('nav') !== null)
  expect(isInNavigation).toBe(false)
})
