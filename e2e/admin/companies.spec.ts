import { demoPassword } from '../support/accounts.ts'
import { expect, expectSound, test } from '../support/journey.ts'
import { openAs } from '../support/members.ts'

test('a company is added, corrected, hidden and shown again', async ({ page, isMobile }) => {
  const name = `Harbor ${process.pid} ${isMobile ? 'small' : 'wide'}`
  await openAs(page, '/admin/companies', 'support@demo.example', demoPassword)
  await expect(page.getByText(/compan(y|ies), newest first/)).toBeVisible()
  await expectSound(page)
  await page.getByRole('link', { name: 'Add company' }).click()
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Add company' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expectSound(page)

  await page.getByRole('button', { name: 'Edit facts' }).click()
  const facts = page.getByRole('dialog', { name: `Edit ${name}` })
  await facts.getByLabel('Tagline').fill('Boats for everyone')
  await facts.getByRole('button', { name: 'Save facts' }).click()
  await expect(facts).toBeHidden()
  await expect(page.getByRole('definition').filter({ hasText: 'Boats for everyone' })).toBeVisible()

  await page.getByRole('button', { name: 'Hide company' }).click()
  const hide = page.getByRole('dialog', { name: `Hide ${name}?` })
  await hide.getByLabel('Reason').fill('No such company.')
  await hide.getByRole('button', { name: 'Hide company' }).click()
  await expect(page.getByText('This company is hidden')).toBeVisible()
  await page.getByRole('button', { name: 'Show company' }).click()
  await expect(page.getByText('This company is hidden')).toBeHidden()
})
