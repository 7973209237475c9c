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
  const sentEmails = page.getByRole('search', { name: 'Sent emails' })
  await sentEmails.getByLabel('Email address').fill('admin@demo.example')
  await sentEmails.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Password changed' }).first()).toBeVisible()
  await expectSound(page)
})

test('an admin writes a sequence, gets an error for an unknown placeholder, and starts the sequence', async ({
  page,
}) => {
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

test('the gallery of emails shows a reply notice in light and dark, and the notice fits a phone', async ({ page }) => {
  await page.goto('/dev/mail')
  await page.getByRole('link', { name: 'See an example of every mail' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every mail')
  const example = page.locator('#notice-comment-reply')
  await expect(example.getByRole('heading')).toHaveText('Aisha Rahman replied to you')
  for (const theme of ['light', 'dark']) {
    const frame = example.getByTitle(`notice-comment-reply, phone, ${theme}`)
    // Frames load when they are near.
    await frame.scrollIntoViewIfNeeded()
    const mail = frame.contentFrame()
    await expect(mail.getByRole('heading', { level: 1 })).toHaveText('Aisha Rahman replied to you')
    await expect(mail.getByRole('link', { name: 'Read the reply' })).toBeVisible()
    const width = await mail.locator('body').evaluate((body) => body.scrollWidth)
    expect(width).toBeLessThanOrEqual(360)
  }
})
