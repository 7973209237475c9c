import type { Page } from '@playwright/test'
import { demoPassword } from './support/accounts.ts'
import { expect, findAccessibilityProblems, findSidewaysOverflow, test } from './support/journey.ts'
import { signIn } from './support/members.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Search', exact: true })
const opener = (page: Page) => page.getByRole('button', { name: /^Search jobs, companies/ }).filter({ visible: true })
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name }).first()

test('a guest finds a company with the search in the header, and its page gets the focus', async ({ page }) => {
  await page.goto('/headlines')
  await opener(page).click()
  await expect(field(page)).toBeFocused()
  expect(await findAccessibilityProblems(page)).toEqual([])
  await field(page).fill('lumenf')
  await expect(option(page, /^Lumenfield/)).toBeVisible()
  expect(await findAccessibilityProblems(page)).toEqual([])
  expect(await findSidewaysOverflow(page)).toBe(0)
  await page.getByRole('group', { name: 'Companies' }).getByRole('option').first().click()
  await expect(page).toHaveURL('/company/lumenfield')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('dialog')).toBeHidden()
  await opener(page).click()
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option').first()).toContainText('Lumenfield')
})

test('the search works with the keyboard only, and restores the focus and the scroll position', {
  tag: '@any-width',
}, async ({ page }) => {
  await page.goto('/jobs')
  const link = page.getByRole('main').getByRole('article').nth(5).getByRole('link').first()
  await link.focus()
  const scrollBefore = await page.evaluate(() => scrollY)
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(link).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(scrollBefore)
  await page.keyboard.press('/')
  await page.keyboard.type('engineer')
  await expect(option(page, /^Search jobs for “engineer”/)).toBeVisible()
  await expect(page.getByRole('group', { name: 'Jobs' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const title = await page.getByRole('option', { selected: true }).locator('span.line-clamp-2').textContent()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('free text searches for jobs', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/companies')
  await opener(page).click()
  await field(page).fill('night nurse')
  await field(page).press('Enter')
  await expect(page).toHaveURL('/jobs/k/night%20nurse')
})

test('keys pressed before any script has loaded are not lost', { tag: '@any-width' }, async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto('/companies', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('lumen')
  resolve()
  await expect(field(page)).toHaveValue('lumen')
  await expect(field(page)).toBeFocused()
  await expect(option(page, /^Lumenfield/)).toBeVisible()
})

test('the search says that the browser is offline, and can be retried once it is online', {
  tag: '@any-width',
}, async ({ page, context }) => {
  await page.goto('/companies')
  await opener(page).click()
  await expect(field(page)).toBeFocused()
  await context.setOffline(true)
  await field(page).fill('lumenf')
  await expect(page.getByText('You’re offline. Connect to search')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(option(page, /^Lumenfield/)).toBeVisible()
})

test('the search lets a creator write a headline, and logging out deletes recent results', async ({ page }) => {
  await signIn(page, 'carla@demo.example', demoPassword)
  await page.goto('/headlines')
  await opener(page).click()
  await expect(option(page, 'Write a headline')).toBeVisible()
  await field(page).fill('ada bro')
  await expect(option(page, /^Ada Brook/)).toBeVisible()
  await page.getByRole('group', { name: 'People' }).getByRole('option').first().click()
  await expect(page).toHaveURL(/\/professional\/ada-brook/)
  expect(await page.evaluate(() => localStorage.getItem('recentFinds'))).toContain('Ada Brook')
  await page.goto('/settings')
  const menu = page.getByRole('button', { name: /^(Account menu|Menu|Open menu)/ }).filter({ visible: true })
  await menu.first().click()
  await page.getByText('Logout', { exact: true }).filter({ visible: true }).click()
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => localStorage.getItem('recentFinds'))).toBeNull()
})
