import { demoPassword } from '../support/accounts.ts'
import { expect, expectSound, test } from '../support/journey.ts'
import { joinConfirmed, openAs } from '../support/members.ts'

test('an admin notifies an audience, a member of it reads the notification, and the admin schedules and edits another', async ({
  page,
  browser,
}) => {
  test.slow()
  const otherContext = await browser.newContext({ baseURL: process.env.RISE_ORIGIN ?? '' })
  const otherPage = await otherContext.newPage()
  const ada = await joinConfirmed(otherPage, 'professionals')
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

  await openAs(otherPage, '/notifications', ada.email)
  const entry = otherPage.getByRole('listitem').filter({ hasText: title })
  await expect(entry).toContainText('We light them at six.')
  await expect(entry.getByRole('link')).toHaveAttribute('href', '/events')
  await otherContext.close()
  const sentRow = page.getByRole('listitem').filter({ hasText: title })
  await expect(sentRow).toContainText('1 member, 1 delivered')

  await form.getByRole('textbox', { name: 'Title' }).fill(`Later ${title}`)
  const inTwoDays = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 16)
  await form.getByLabel('Send at').fill(inTwoDays)
  await form.getByRole('button', { name: 'Schedule notification' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByText('Notification scheduled.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Scheduled' })
  await page.getByRole('button', { name: `Edit Later ${title}` }).click()
  const editForm = page.getByRole('form', { name: 'Edit notification' })
  await editForm.getByRole('textbox', { name: 'Title' }).fill(`Soon ${title}`)
  await editForm.getByRole('button', { name: 'Save changes' }).click()
  await page.getByRole('dialog', { name: 'Save these changes?' }).getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Notification changed.')).toBeVisible()
  await page.getByRole('button', { name: `Cancel Soon ${title}` }).click()
  await expect(page.getByText('Notification canceled.')).toBeVisible()
})

test('the link to announce an event opens a form with the event’s title and address filled in', async ({ page }) => {
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
