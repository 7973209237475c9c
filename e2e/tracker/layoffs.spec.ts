import { demoPassword } from '../support/accounts.ts'
import { expect, expectSound, test } from '../support/journey.ts'
import { joinConfirmed, openAs } from '../support/members.ts'

const journey = 'an admin imports layoffs; a member finds theirs, joins its list, comments, and finds a job'

test(journey, { tag: '@any-width' }, async ({ page, browser }) => {
  test.slow()
  const ada = await joinConfirmed(page, 'professionals')
  const company = `Quarry ${ada.name}`
  const otherContext = await browser.newContext({ baseURL: process.env.RISE_ORIGIN ?? '' })
  const admin = await otherContext.newPage()
  await openAs(admin, '/admin/layoffs', 'admin@demo.example', demoPassword)
  const text = `Company,headquarter,layoff,Date\n${company},Oslo,31,2026-01-05\n${company},Bergen,9,2025-11-03\n=1+1,Oslo,3,2026-01-05\n`
  await admin
    .getByLabel('CSV file')
    .setInputFiles({ name: 'layoffs.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await admin.getByRole('button', { name: 'Import' }).click()
  await expect(admin.getByText('2 new, 0 changed, 0 unchanged, 1 rejected')).toBeVisible()
  await expect(admin.getByText('Line 4: The company “=1+1” begins like a formula.')).toBeVisible()
  await expectSound(admin)
  await otherContext.close()

  await openAs(page, '/layoff-tracker', ada.email)
  await page.getByRole('searchbox', { name: 'Company' }).fill(company)
  await page.getByRole('button', { name: 'Search layoffs' }).click()
  await expect(page).toHaveURL(/q=Quarry/)
  await expect(page.getByText('2 layoffs, 40 people affected.')).toBeVisible()
  await expect(page.getByRole('img', { name: /^Bars from Nov 2025 to Jan 2026/ })).toBeVisible()
  await expectSound(page)
  await page.getByLabel('Place', { exact: true }).selectOption('oslo')
  await page.getByRole('button', { name: 'Search layoffs' }).click()
  await expect(page.getByText('1 layoff, 31 people affected.')).toBeVisible()
  await page.getByRole('link', { name: company, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Layoffs at ${company}`)
  await expect(
    page.getByText(`31 people lost their work at ${company} in Oslo, announced on 5 January 2026.`),
  ).toBeVisible()
  await page.getByRole('button', { name: 'I was affected' }).click()
  await page.getByRole('radio', { name: 'Everyone' }).check()
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(page.getByRole('region', { name: 'People looking for work' })).toContainText(ada.name)
  await expectSound(page)
  const composer = page.getByRole('textbox', { name: 'Comment on this layoff' })
  await page.getByRole('heading', { name: /^More layoffs/ }).scrollIntoViewIfNeeded()
  await composer.fill('I kept the lamps there.')
  await composer.press('Control+Enter')
  await expect(page.getByRole('article', { name: 'Your comment' })).toContainText('I kept the lamps there.')
  await expectSound(page)
  await page.getByRole('button', { name: 'I found a job' }).click()
  await expect(page.getByText('1 so far')).toBeVisible()
  // A list without people is absent.
  await expect(page.getByRole('region', { name: 'People looking for work' })).toHaveCount(0)
})

test('at the end of the layoff onboarding, a member joins the list of a layoff and chooses who sees them', {
  tag: '@any-width',
}, async ({ page }) => {
  test.slow()
  const ada = await joinConfirmed(page, 'professionals')
  await openAs(page, '/professional/layoff-onboarding?step=done', ada.email)
  const own = page.getByRole('region', { name: 'Your layoff' })
  await own.getByRole('searchbox', { name: 'Company' }).fill('Nothing of this name')
  await own.getByRole('button', { name: 'Search' }).click()
  await expect(own.getByText('The tracker has no layoff at “Nothing of this name” yet.')).toBeVisible()
  await own.getByRole('searchbox', { name: 'Company' }).fill('Babelfin')
  await own.getByRole('button', { name: 'Search' }).click()
  await own
    .getByRole('radio', { name: /Babelfin/ })
    .first()
    .check()
  await expect(own.getByRole('radio', { name: 'No one' })).toBeChecked()
  await own.getByRole('radio', { name: 'Employers only' }).check()
  await expectSound(page)
  await own.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(own.getByText(/^Ends on/)).toBeVisible()
  await own.getByRole('link', { name: 'View its page' }).click()
  await expect(page.getByText(/^You’re listed here for employers until/)).toBeVisible()
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await expect(page.getByRole('radio', { name: 'Employers only' })).toBeChecked()
})
