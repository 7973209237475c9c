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
  test(`${path} is accessible and fits the window`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectSound(page)
  })
}

test('an invitation names the inviter and opens the first step of sign-up', async ({ page }) => {
  await page.goto('/i/carla-mendes')
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carla Mendes invited you')
  const story = main.getByRole('link', { name: 'Carla would like you to see their story' })
  await expect(story).toHaveAttribute('href', '/professional/carla-mendes')
  await expectSound(page)
  await main.getByRole('link', { name: 'Join Carla on Rise' }).click()
  await expect(page).toHaveURL('/professional/onboarding?step=role')
  await expect(main.getByLabel('First name')).toBeVisible()
})

test('the login page quotes an answer from Real talk and links to its question', async ({ page }) => {
  await page.goto('/login')
  const quotation = page.getByRole('main').getByRole('figure')
  await expect(quotation.getByRole('blockquote')).toBeVisible()
  await quotation.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/real-talk\/./)
})

test('a page that doesn’t exist says what may have happened, and leads to the public sections', async ({ page }) => {
  await page.goto('/no-such-page')
  const main = page.getByRole('main')
  await expectSound(page)
  await expect(main.getByText('It may have moved, or it’s no longer here.')).toBeVisible()
  await main.getByRole('link', { name: 'Real talk' }).click()
  await expect(page).toHaveURL('/real-talk')
})

test('a confirmation link without its token is reported as incomplete', async ({ page }) => {
  await page.goto('/confirm')
  await expect(page.getByText('This link isn’t complete')).toBeVisible()
  await expect(page.getByText('Open the link from your email again.')).toBeVisible()
  await expectSound(page)
})

test('/settings is accessible and fits the window', async ({ page }) => {
  await openAs(page, '/settings', await register(page))
  await expect(page.getByText('This device', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Change email address' }).click()
  await expectSound(page)
})
