import type { Page } from '@playwright/test'
import { demoPassword } from './support/accounts.ts'
import { expect, expectSound, test } from './support/journey.ts'
import { signIn } from './support/members.ts'

const main = (page: Page) => page.getByRole('main')

test('a professional lists the best matches, sees the reasons for one, and dismisses it', async ({ page }) => {
  await signIn(page, 'ada@demo.example', demoPassword)
  await page.goto('/jobs')
  const fitting = main(page).getByRole('region', { name: 'Fits you' })
  await expect(fitting.getByRole('heading', { level: 3 })).toHaveCount(3)
  await expect(fitting.getByText(/^(Strong|Good) match$/)).toHaveCount(3)
  await main(page).getByRole('link', { name: 'Best match', exact: true }).click()
  await expect(page).toHaveURL(/\/jobs\?sort=match$/)
  await expect(main(page).getByText(/^Your \d+ best matches, best first$/)).toBeVisible()
  await main(page).getByLabel('Match', { exact: true }).selectOption('Good match or better')
  await expect(page).toHaveURL(/sort=match&match=40$/)
  await expectSound(page)

  const first = main(page).getByRole('article').first()
  await expect(first.getByText(/^(Strong|Good) match$/)).toBeVisible()
  await first.getByRole('link').first().click()
  const match = main(page).getByRole('region', { name: /^(Strong|Good) match$/ })
  await match.getByText('Why this match?').click()
  await expect(match.getByText('Title and field')).toBeVisible()
  await match.getByLabel('Pay a year, at least').fill('60000')
  await match.getByLabel('Currency').fill('eur')
  await match.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your matches are up to date.')).toBeVisible()

  const textBefore = await match.getByText(/^Your match is/).textContent()
  await match.getByText('Not for me').click()
  await match.getByRole('button', { name: 'Wrong field' }).click()
  const dismissedRegion = main(page).getByRole('region', { name: / match$|overlap$/ })
  await expect(dismissedRegion.getByText('Ranked lower: you said this job isn’t for you')).toBeVisible()
  await expectSound(page)
  await dismissedRegion.getByRole('button', { name: 'Undo' }).click()
  await expect(match.getByText(textBefore ?? '')).toBeVisible()
})
