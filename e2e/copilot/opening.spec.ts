import { demoPassword } from '../support/accounts.ts'
import { expect, expectSound, test } from '../support/journey.ts'
import { signIn } from '../support/members.ts'

test('the copilot opens with three matching jobs, and a button below compares them', { tag: '@any-width' }, async ({
  page,
}) => {
  await signIn(page, 'ada@demo.example', demoPassword)
  await page.goto('/copilot')
  const suggestions = page.getByRole('region', { name: 'Three jobs worth your evening' })
  await expect(suggestions.getByRole('heading', { level: 3 })).toHaveCount(3)
  await expect(suggestions.getByText(/^You know/).first()).toBeVisible()
  await expect(suggestions.getByText(/^Not in your story: /).first()).toBeVisible()
  await expectSound(page)
  await page.getByRole('list', { name: 'Ask next' }).getByRole('button', { name: 'Compare all three' }).click()
  await expect(page.getByRole('region', { name: 'Comparison' })).toBeVisible()
  await expect(page).toHaveURL(/\/copilot\?chat=/)
})
