import type { Page } from '@playwright/test'
import { demoPassword, logIn, registerConfirmed } from './support/accounts.ts'
import { expect, expectSound, test } from './support/journey.ts'

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('All changes saved')).toBeVisible()
  // The toast would cover the next control.
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
}

test('a member fills in an empty story, and a guest sees its public parts', async ({ page, browser }) => {
  // Many screens, two of them checked by axe in both themes.
  test.slow()
  const email = await registerConfirmed(page)
  await page.goto('/login?next=/professional/edit')
  await logIn(page, email)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your story')
  await page.getByLabel('Last name').fill('Ferreira')
  await page.getByLabel('Headline').fill('Keeper of lighthouses')
  await page.getByLabel('Country').selectOption({ label: 'Portugal' })
  await page.getByRole('radio', { name: 'Employers only' }).check()
  await page.getByLabel('Roles you’re looking for').fill('Lighthouse keeper')
  await page.keyboard.press('Enter')
  await expectSound(page)
  await save(page)

  await page.getByRole('navigation', { name: 'Parts of your story' }).getByRole('link', { name: 'Experience' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your experience')
  await page.getByRole('button', { name: 'Add role' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Enter your role.')).toBeVisible()
  await expect(page.getByLabel('Role', { exact: true })).toBeFocused()
  await page.getByLabel('Role', { exact: true }).fill('Keeper')
  await page.getByLabel('Company', { exact: true }).fill('Coast Guard')
  await page.getByLabel('From: month').selectOption('May')
  await page.getByLabel('From: year').fill('2019')
  await page.getByRole('navigation', { name: 'Parts of your story' }).getByRole('link', { name: 'Interests' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.reload()
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await save(page)

  await page.getByRole('navigation', { name: 'Parts of your story' }).getByRole('link', { name: 'Interests' }).click()
  await page.getByRole('combobox', { name: 'Hats you wear' }).fill('fire')
  await page.getByRole('option', { name: 'Firefighter' }).click()
  await page.getByRole('button', { name: 'Add value Trust' }).click()
  await save(page)

  await page.getByRole('button', { name: /^Menu of / }).click()
  await page.getByRole('link', { name: 'My Story' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Ferreira')
  await expect(page.getByRole('region', { name: 'Your story' })).toContainText('Profile strength')
  await expectSound(page)
  const address = new URL(page.url()).pathname

  await page.goto('/professional/preview')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Ferreira')
  await expect(page.getByText('Open to work')).toHaveCount(0)
  await page.getByRole('link', { name: 'An employer' }).click()
  await expect(page).toHaveURL('/professional/preview?as=employer')
  await expect(page.getByRole('region', { name: 'Open to work' })).toContainText('Lighthouse keeper')

  const context = await browser.newContext({ baseURL: process.env.RISE_ORIGIN ?? '' })
  const guest = await context.newPage()
  await guest.goto(address)
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Ada Ferreira')
  await expect(guest.getByRole('region', { name: 'Experience' })).toContainText('May 2019 – Present')
  await guest.getByText('What matters to Ada Ferreira').click()
  await expect(guest.getByText('Firefighter')).toBeVisible()
  await expect(guest.getByText('Open to work')).toHaveCount(0)
  await context.close()
})

test('the owner sees who viewed the story, and gets a 404 for another member’s edit page', async ({ page }) => {
  await page.goto('/login?next=/professional/viewers')
  await logIn(page, 'ada@demo.example', demoPassword)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who viewed your story')
  await expect(page.getByRole('link', { name: 'Aisha Rahman' })).toBeVisible()
  await expectSound(page)
  await page.goto('/professional/carla-mendes/edit')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
})

test('a guest jumps to a section of a story, and opens its two-minute view', async ({ page }) => {
  await page.goto('/professional/ada-brook')
  const sections = page.getByRole('navigation', { name: 'Sections of this story' })
  await sections.getByRole('link', { name: 'Experience' }).click()
  await expect(page).toHaveURL('/professional/ada-brook#experience')
  await expect(sections.getByRole('link', { name: 'Experience' })).toHaveAttribute('aria-current', 'location')
  await expect(page.getByRole('heading', { name: 'Experience' })).toBeInViewport()
  await page.getByRole('link', { name: 'Banco Andorinha' }).first().click()
  await expect(page).toHaveURL('/company/banco-andorinha')

  await page.goto('/professional/ada-brook')
  await page.getByRole('link', { name: 'Get to know Ada Brook in two minutes' }).click()
  const cards = page.getByRole('dialog', { name: 'Ada Brook in two minutes' })
  await expect(cards.getByRole('button', { name: 'Start' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(cards.getByRole('link', { name: 'A ledger that can be run twice' })).toBeVisible()
  await expectSound(page)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/professional/ada-brook')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Brook')
})
