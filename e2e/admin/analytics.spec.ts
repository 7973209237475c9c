import { demoPassword } from '../support/accounts.ts'
import { expect, expectSound, test } from '../support/journey.ts'
import { openAs } from '../support/members.ts'

test('an admin sees the sources of visitors and sign-ups, and downloads them', async ({ page }) => {
  test.slow()
  await openAs(page, '/admin/analytics', 'admin@demo.example', demoPassword)
  await expect(page.getByRole('img', { name: /^Visitors and page views from/ })).toBeVisible()
  const sources = page.getByRole('region', { name: 'Sources', exact: true })
  await expect(sources.getByRole('row').nth(1)).toContainText(/\d/)
  await expect(page.getByRole('region', { name: 'New members, from visit to hire' })).toContainText('Signed up')
  await expectSound(page)

  await page.getByRole('combobox', { name: 'Time zone' }).selectOption('Asia/Tehran')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page).toHaveURL(/zone=Asia/)
  await expect(page.getByText('Days begin at midnight in Asia/Tehran')).toBeVisible()
  await page.getByRole('link', { name: '1 year' }).click()
  await expect(page).toHaveURL(/by=month.*zone=Asia/)
  const visitors = page.getByRole('region', { name: 'Visitors and page views' })
  await visitors.getByText('Show as a table').click()
  await expect(visitors.getByRole('columnheader', { name: 'month' })).toBeVisible()
  // A year has more days than a chart can show, so the page says which period it shows instead.
  await page.getByRole('combobox', { name: 'In' }).selectOption('day')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByText('Shown in weeks')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'In' })).toHaveValue('week')
  const jobs = page.getByRole('region', { name: 'Jobs, from views to applications' })
  await expect(jobs.getByRole('row').nth(1).getByRole('link')).toHaveAttribute('href', /^\/jobs\//)
  await jobs.getByRole('combobox', { name: 'Order' }).selectOption({ label: 'Lowest share' })
  await expect(jobs.getByText('of jobs with at least 10 views')).toBeVisible()
  const download = page.waitForEvent('download')
  await sources.getByRole('button', { name: 'Download CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^analytics-source-.*\.csv$/)
})
