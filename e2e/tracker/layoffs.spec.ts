import { demoPassword } from '../support/accounts.ts'
import { expect, expectSound, test } from '../support/journey.ts'
import { joinConfirmed, openAs } from '../support/members.ts'

const journey = 'an admin imports layoffs; someone affected finds theirs, joins, and lands'

test(journey, { tag: '@any-width' }, async ({ page, browser }) => {
  test.slow()
  const ada = await joinConfirmed(page, 'professionals')
  const company = `Quarry ${ada.name}`
  const elsewhere = await browser.newContext({ baseURL: process.env.RISE_ORIGIN ?? '' })
  const admin = await elsewhere.newPage()
  await openAs(admin, '/admin/layoffs', 'admin@demo.example', demoPassword)
  const text = `Company,headquarter,layoff,Date\n${company},Oslo,31,2026-01-05\n=1+1,Oslo,3,2026-01-05\n`
  await admin
    .getByLabel('CSV file')
    .setInputFiles({ name: 'layoffs.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await admin.getByRole('button', { name: 'Import' }).click()
  await expect(admin.getByText('1 new, 0 changed, 0 unchanged, 1 rejected')).toBeVisible()
  await expect(admin.getByText('Line 3: The company “=1+1” begins like a formula.')).toBeVisible()
  await expectSound(admin)
  await elsewhere.close()

  await openAs(page, '/layoff-tracker', ada.email)
  await page.getByRole('searchbox', { name: 'Company' }).fill(company)
  await page.getByRole('button', { name: 'Search layoffs' }).click()
  await expect(page).toHaveURL(/q=Quarry/)
  await expect(page.getByText('1 layoff, 31 people affected.')).toBeVisible()
  await expectSound(page)
  await page.getByRole('link', { name: company, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${company} lays off 31 people`)
  await page.getByRole('radio', { name: 'Everyone' }).check()
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(page.getByRole('region', { name: 'People looking for work' })).toContainText(ada.name)
  await expectSound(page)
  await page.getByRole('button', { name: 'I found a job' }).click()
  await expect(page.getByText('1 so far')).toBeVisible()
  await expect(page.getByRole('region', { name: 'People looking for work' })).not.toContainText(ada.name)
})
