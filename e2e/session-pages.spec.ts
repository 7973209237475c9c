import { register } from './support/accounts.ts'
import { expect, expectSound, test } from './support/journey.ts'
import { openAs } from './support/members.ts'

const pages = [
  '/login',
  '/login?mode=signup&portal=professionals',
  '/login?mode=signup&portal=employers',
  '/signup/appacademy',
  '/company/onboarding',
  '/reset',
  '/reset?token=0123456789abcdef',
]

for (const path of pages) {
  test(`${path} passes all checks`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectSound(page)
  })
}

test('a confirmation link without its token is called incomplete, not expired', async ({ page }) => {
  await page.goto('/confirm')
  await expect(page.getByText('This link isn’t complete')).toBeVisible()
  await expect(page.getByText('Open the link from your email again.')).toBeVisible()
  await expectSound(page)
})

test('/settings passes all checks', async ({ page }) => {
  await openAs(page, '/settings', await register(page))
  await expect(page.getByText('This device', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Change email address' }).click()
  await expectSound(page)
})
