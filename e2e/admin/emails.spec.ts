import { demoPassword } from '../support/accounts.ts'
import { expect, expectSound, test } from '../support/journey.ts'
import { openAs } from '../support/members.ts'

test('an admin previews an email, sends it as a test, and finds it in the list of sent emails', async ({ page }) => {
  await openAs(page, '/admin/emails', 'admin@demo.example', demoPassword)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Emails')
  const templates = page.getByRole('region', { name: 'Templates' })
  await templates.getByLabel('Email').selectOption('password-changed')
  await expect(templates.frameLocator('iframe').getByText('Hello Ada,')).toBeVisible()
  await templates.getByLabel('Text').check()
  await expect(templates.getByText('Hello Ada,')).toBeVisible()
  await templates.getByRole('button', { name: 'Send test' }).click()
  await expect(page.getByText('We’ve sent it to admin@demo.example.')).toBeVisible()
  const sent = page.getByRole('search', { name: 'Sent emails' })
  await sent.getByLabel('Email address').fill('admin@demo.example')
  await sent.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Password changed' }).first()).toBeVisible()
  await expectSound(page)
})

test('an admin writes a sequence, whose placeholders are validated, and starts it', async ({ page }) => {
  await openAs(page, '/admin/emails/sequence/new', 'admin@demo.example', demoPassword)
  const name = `Hello ${process.pid} ${Date.now()}`
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Not seen for (days)').fill('3000')
  const step = page.getByRole('region', { name: 'Step 1' })
  await step.getByLabel('Subject').fill('Hello {{fristName}}')
  await step.getByRole('button', { name: 'Write the text' }).click()
  await step.getByRole('textbox', { name: 'Text' }).fill('Good to have you here.')
  await page.getByRole('button', { name: 'Save sequence' }).click()
  await expect(page.getByText('{{fristName}} stands for nothing.').first()).toBeVisible()
  await step.getByLabel('Subject').fill('Hello {{firstName}}')
  await page.getByRole('button', { name: 'Save sequence' }).click()
  await expect(page).toHaveURL(/\/admin\/emails\/sequence\/[0-9a-f-]{36}$/)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Start this sequence?' })
  await expect(dialog).toContainText('0 members')
  await dialog.getByRole('button', { name: 'Start sequence' }).click()
  await expect(page.getByText('Running', { exact: true })).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText('Paused', { exact: true })).toBeVisible()
})
