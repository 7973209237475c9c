import { demoPassword } from '../support/accounts.ts'
import { expect, expectSound, test } from '../support/journey.ts'
import { joinConfirmed, openAs } from '../support/members.ts'

test('an admin notifies an audience, and its member reads it behind the bell', async ({ page, browser }) => {
  test.slow()
  const elsewhere = await browser.newContext({ baseURL: process.env.RISE_ORIGIN ?? '' })
  const other = await elsewhere.newPage()
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
  await elsewhere.close()
  const sent = page.getByRole('listitem').filter({ hasText: title })
  await expect(sent).toContainText('1 member, 1 delivered')
})
