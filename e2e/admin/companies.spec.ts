import { demoPassword } from '../support/accounts.ts'
import { expect, expectSound, test } from '../support/journey.ts'
import { openAs } from '../support/members.ts'

test('an admin adds a company, corrects it, hides it and shows it again', async ({ page, isMobile }) => {
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
  const hideDialog = page.getByRole('dialog', { name: `Hide ${name}?` })
  await hideDialog.getByLabel('Reason').fill('No such company.')
  await hideDialog.getByRole('button', { name: 'Hide company' }).click()
  await expect(page.getByText('This company is hidden')).toBeVisible()
  await page.getByRole('button', { name: 'Show company' }).click()
  await expect(page.getByText('This company is hidden')).toBeHidden()
})

test('an admin selects several companies, tags them and hides them together', async ({ page }) => {
  const mark = `Bulk ${process.pid}`
  for (const name of [`${mark} one`, `${mark} two`]) {
    await openAs(page, '/admin/companies/create', 'admin@demo.example', demoPassword)
    await page.getByLabel('Name').fill(name)
    await page.getByRole('button', { name: 'Add company' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  }
  await page.goto(`/admin/companies?q=${encodeURIComponent(mark)}`)
  await page.getByRole('button', { name: 'Select all 2' }).click()
  const selection = page.getByRole('region', { name: 'Chosen companies' })
  await selection.getByRole('button', { name: 'Tag' }).click()
  const tag = page.getByRole('dialog', { name: 'Tag companies' })
  await expect(tag.getByText('2 companies:')).toBeVisible()
  await tag.getByLabel('Tag', { exact: true }).fill('bulk')
  await tag.getByRole('button', { name: 'Add tag' }).click()
  await expect(page.getByText('Changed the tags of 2 companies.')).toBeVisible()

  await page.getByRole('button', { name: 'Select all 2' }).click()
  await selection.getByRole('button', { name: 'Email' }).click()
  const email = page.getByRole('dialog', { name: 'Email companies' })
  await expect(email.getByLabel('Title')).toBeVisible()
  await expectSound(page)
  await email.getByRole('button', { name: 'Cancel' }).click()
  await selection.getByRole('button', { name: 'Hide' }).click()
  const hideDialog = page.getByRole('dialog', { name: 'Hide companies' })
  await hideDialog.getByLabel('Reason').fill('They are not real.')
  await hideDialog.getByRole('button', { name: 'Hide' }).click()
  await expect(page.getByText('2 companies hidden.')).toBeVisible()
})
