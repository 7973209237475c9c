import { expect, findSidewaysOverflow, test } from './support/journey.ts'

test('the home page, the lists of jobs and companies, and the error page fit a tablet', async ({ page }) => {
  for (const path of ['/', '/jobs', '/companies', '/nothing-here']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await findSidewaysOverflow(page), path).toBe(0)
  }
})
