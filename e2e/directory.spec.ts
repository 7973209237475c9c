import type { Page } from '@playwright/test'
import { demoPassword, logIn } from './support/accounts.ts'
import { expect, expectSound, test } from './support/journey.ts'
import { grantPlan, joinConfirmed, openAs } from './support/members.ts'

const main = (page: Page) => page.getByRole('main')
const cards = (page: Page) => main(page).getByRole('article')

test('a professional searches and filters the directory, goes back, and follows a member from a card', async ({
  page,
  isMobile,
}) => {
  const ada = await joinConfirmed(page, 'professionals')
  await openAs(page, '/professionals', ada.email)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connections')
  await expect(cards(page).first()).toBeVisible()
  await expectSound(page)

  await main(page).getByLabel('Search', { exact: true }).fill('java')
  await main(page).getByLabel('Search', { exact: true }).press('Enter')
  await expect(page).toHaveURL('/professionals?q=java')
  await expect(cards(page).filter({ hasText: 'Viktor Novák' })).toBeVisible()
  // On phones the filters are behind a button.
  if (isMobile) await main(page).getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Expertise', { exact: true }).selectOption('quality-assurance')
  if (isMobile) await page.getByRole('button', { name: 'Show professionals' }).click()
  await expect(page).toHaveURL('/professionals/search/quality-assurance?q=java')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Professionals in quality assurance')
  await expect(cards(page)).toHaveCount(1)
  await expectSound(page)
  await page.goBack()
  await expect(page).toHaveURL('/professionals?q=java')
  await expect(cards(page).filter({ hasText: 'Arjun Nair' })).toBeVisible()

  await page.getByRole('link', { name: 'Remove filter “java”' }).click()
  await expect(page).toHaveURL('/professionals')
  await page.goto('/professionals?q=viktro')
  await expect(main(page).getByText('Showing results for viktor')).toBeVisible()
  await main(page).getByRole('button', { name: 'Follow Viktor Novák' }).click()
  await expect(main(page).getByRole('button', { name: 'Following Viktor Novák' })).toBeVisible()
  await page.goto('/professionals?q=nurse&place=berlin')
  await expect(main(page).getByRole('heading', { name: 'No one found' })).toBeVisible()
  await main(page).getByRole('link', { name: 'Without Berlin' }).click()
  await expect(cards(page).first()).toBeVisible()
})

test('a blocked member is not listed, and dismissing a suggestion hides it until undone', async ({ page }) => {
  const [ada, bob] = [await joinConfirmed(page, 'professionals'), await joinConfirmed(page, 'professionals')]
  await openAs(page, `/professionals?q=${encodeURIComponent(bob.name)}`, ada.email)
  await main(page)
    .getByRole('button', { name: `More about ${bob.name}` })
    .click()
  await page.getByRole('menuitem', { name: 'Block' }).click()
  await page.getByRole('button', { name: `Block ${bob.name}` }).click()
  await expect(main(page).getByRole('heading', { name: 'No one found' })).toBeVisible()

  await openAs(page, '/professionals', 'ada@demo.example', demoPassword)
  const suggestions = main(page).getByRole('region', { name: 'People you may know' })
  const first = suggestions.getByRole('article').first()
  const name = (await first.getByRole('heading').textContent()) ?? ''
  await first.getByRole('button', { name: `Not interested in ${name}` }).click()
  await expect(suggestions.getByRole('heading', { name, exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(suggestions.getByRole('heading', { name, exact: true })).toBeVisible()
})

test('a guest must log in, an employer without Pro sees which plan is required, and an employer on Pro sees the list', {
  tag: '@any-width',
}, async ({ page }) => {
  const acme = await joinConfirmed(page, 'employers')
  await page.goto('/professionals?q=java')
  await expect(page).toHaveURL(/\/login\?next=/)
  await expect(main(page).getByText('Join to see the people on Rise, or log in. It’s free.')).toBeVisible()
  await main(page).getByRole('link', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back')
  await logIn(page, 'ada@demo.example', demoPassword)
  await expect(page).toHaveURL('/professionals?q=java')
  await expect(cards(page).first()).toBeVisible()

  await openAs(page, '/professionals', acme.email)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account upgrade required')
  await expectSound(page)
  await grantPlan(page, acme, 'Pro')
  await page.goto('/professionals')
  await expect(cards(page).first()).toBeVisible()
})

test('a missing category and a missing page show a 404', { tag: '@any-width' }, async ({ page, complaints }) => {
  for (const path of ['/professionals/search/nonsense', '/professionals/page/400', '/professionals?page=two']) {
    await openAs(page, path, 'ada@demo.example', demoPassword)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  }
  expect(complaints.splice(0).filter((complaint) => !complaint.includes('status of 404'))).toEqual([])
})

test('a discontinued filter is removed from the address, and the other filters stay', { tag: '@any-width' }, async ({
  page,
  complaints,
}) => {
  await openAs(page, '/professionals?sort=karma&mentors=true', 'carla@demo.example', demoPassword)
  await expect(page).toHaveURL('/professionals?mentors=true')
  await expect(cards(page).first()).toBeVisible()
  await page.goto('/companies?sort=karma&hiring=true')
  await expect(page).toHaveURL('/companies?hiring=true')
  expect(complaints.splice(0).filter((complaint) => !complaint.includes('status of 400'))).toEqual([])
})
