import type { Page } from '@playwright/test'
import { expect, expectSound, findAccessibilityProblems, test } from './support/journey.ts'

for (const path of ['/', '/jobs', '/companies', '/nothing-here']) {
  test(`${path} responds, has a heading, is accessible and fits the window`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(path === '/nothing-here' ? 404 : 200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectSound(page)
  })
}

test('a visitor opens the first job of the list and comes back', async ({ page }) => {
  await page.goto('/jobs')
  const link = page.getByRole('main').getByRole('article').first().getByRole('link').first()
  const title = await link.textContent()
  await link.click()
  await expect(page).toHaveURL(/\/jobs\/[^/]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
  expect(await findAccessibilityProblems(page)).toEqual([])
  const response = await page.reload()
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
  await page.goBack()
  await expect(page).toHaveURL(/\/jobs$/)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a date takes the same space before and after it becomes relative', { tag: '@any-width' }, async ({
  page,
  browser,
}) => {
  const spaceIn = async (where: Page) => {
    const box = await where.getByRole('main').getByRole('article').locator('time').first().boundingBox()
    return [box?.x, box?.width]
  }
  const context = await browser.newContext({ baseURL: process.env.RISE_ORIGIN ?? '', javaScriptEnabled: false })
  const pageWithoutScripts = await context.newPage()
  await pageWithoutScripts.setViewportSize(page.viewportSize() ?? { width: 360, height: 740 })
  await pageWithoutScripts.goto('/jobs')
  const spaceBefore = await spaceIn(pageWithoutScripts)
  await context.close()
  await page.goto('/jobs')
  await expect(page.getByRole('main').getByText(/ ago$/).first()).toBeVisible()
  expect(await spaceIn(page)).toEqual(spaceBefore)
})

test('a missing path shows the error page', { tag: '@any-width' }, async ({ page }) => {
  const response = await page.goto('/nothing-here')
  expect(response?.status()).toBe(404)
  await expect(page.getByText('This page could not be found')).toBeVisible()
})
