import { demoPassword } from '../support/accounts.ts'
import { expect, expectSound, test } from '../support/journey.ts'
import { joinConfirmed, openAs } from '../support/members.ts'

test('an admin notifies an audience, and a member of it reads the message in the bell', async ({ page, browser }) => {
  test.slow()
  const otherContext = await browser.newContext({ baseURL: process.env.RISE_ORIGIN ?? '' })
  const other = await otherContext.newPage()
  const ada = await joinConfirmed(other, 'professionals')
  const title = `Lamps at ${process.pid} ${Date.now()}`
  await openAs(page, `/admin/notifications?q=${encodeURIComponent(ada.email)}`, 'support@demo.example', demoPassword)
  const form = page.getByRole('form', { name: 'New notification' })
  await expect(form.getByRole('status')).toContainText('1 member will get it')
  await form.getByRole('button', { name: 'Send notification' }).click()
  await expect(form.getByText('Enter a title.')).toBeVisible()
  await form.getByRole('textbox', { name: 'Title' }).fill(title)
  await form.getByRole('textbox', { name: 'Text' }).fill('We light them at six.')
  await form.getByRole('textbox', { name: 'Link' }).fill('/events')
  await expectSound(page)
  await form.getByRole('button', { name: 'Send notification' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send this notification?' })
  await expect(dialog).toContainText('1 member')
  await dialog.getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByText('Notification sent.')).toBeVisible()

  await openAs(other, '/notifications', ada.email)
  const entry = other.getByRole('listitem').filter({ hasText: title })
  await expect(entry).toContainText('We light them at six.')
  await expect(entry.getByRole('link')).toHaveAttribute('href', '/events')
  await otherContext.close()
  const sent = page.getByRole('listitem').filter({ hasText: title })
  await expect(sent).toContainText('1 member, 1 delivered')

  await form.getByRole('textbox', { name: 'Title' }).fill(`Later ${title}`)
  const soon = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 16)
  await form.getByLabel('Send at').fill(soon)
  await form.getByRole('button', { name: 'Schedule notification' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByText('Notification scheduled.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Scheduled' })
  await page.getByRole('button', { name: `Edit Later ${title}` }).click()
  const edited = page.getByRole('form', { name: 'Edit notification' })
  await edited.getByRole('textbox', { name: 'Title' }).fill(`Soon ${title}`)
  await edited.getByRole('button', { name: 'Save changes' }).click()
  await page.getByRole('dialog', { name: 'Save these changes?' }).getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Notification changed.')).toBeVisible()
  await page.getByRole('button', { name: `Cancel Soon ${title}` }).click()
  await expect(page.getByText('Notification canceled.')).toBeVisible()
})

test('an admin announces an event from its row, with title and address prefilled', async ({ page }) => {
  await openAs(page, '/admin/events', 'admin@demo.example', demoPassword)
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /^Announce/ }) })
    .first()
  const title = (await row.getByRole('link').first().textContent()) ?? ''
  await row.getByRole('link', { name: /^Announce/ }).click()
  const form = page.getByRole('form', { name: 'New notification' })
  await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue(title)
  await expect(form.getByRole('textbox', { name: 'Link' })).toHaveValue(/^\/events\//)
})
