import { demoPassword } from '../support/accounts.ts'
import { join, memberRow } from '../support/joined.ts'
import { expect, expectSound, findAccessibilityProblems, test } from '../support/journey.ts'
import { openAs } from '../support/members.ts'

test('an admin finds a member, suspends them with a reason, and restores them', async ({ page }) => {
  const email = await join(page, 'Trouble')
  await openAs(page, '/admin/professionals', 'admin@demo.example', demoPassword)
  await page.getByRole('searchbox', { name: 'Search' }).fill(email)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/admin/professionals?q=${encodeURIComponent(email)}`)
  const row = memberRow(page, email)
  await expect(page.getByText('1 member, newest first')).toBeVisible()
  await expect(row).toContainText('Pending')

  await row.getByRole('link', { name: 'Trouble Journey' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trouble Journey')
  await page.getByRole('button', { name: 'Suspend Trouble Journey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Suspend Trouble Journey?' })
  await expect(dialog.getByLabel('Reason')).toBeFocused()
  expect(await findAccessibilityProblems(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Suspend Trouble Journey' })).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Reason').fill('Wrote the same to everybody.')
  await dialog.getByRole('button', { name: 'Suspend member' }).click()

  await expect(dialog).toBeHidden()
  await expect(page.getByText('Suspended', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Wrote the same to everybody.', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Restore Trouble Journey' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Pending', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Suspend Trouble Journey' })).toBeFocused()
  await expect(page.getByText('Wrote the same to everybody.', { exact: true })).toBeHidden()
})

test('a suspension without a reason is refused, and the field shows the error', { tag: '@any-width' }, async ({
  page,
  complaints,
}) => {
  const email = await join(page, 'Quiet')
  await openAs(page, `/admin/professionals?q=${encodeURIComponent(email)}`, 'support@demo.example', demoPassword)
  await memberRow(page, email).getByRole('link', { name: 'Quiet Journey' }).click()
  await page.getByRole('button', { name: 'Suspend Quiet Journey' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Suspend member' }).click()
  await expect(dialog.getByText('Enter a reason. The member will read it.')).toBeVisible()
  await expect(dialog.getByLabel('Reason')).toBeFocused()
  await expect(dialog.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true')
  expect(complaints.splice(0)).toEqual([expect.stringContaining('status of 400')])
})

test('an admin sets a member’s plan, and an admin without the permission can’t change it', async ({ page }) => {
  const email = await join(page, 'Writer')
  const address = `/admin/professionals?q=${encodeURIComponent(email)}`
  await openAs(page, address, 'admin@demo.example', demoPassword)
  await expect(memberRow(page, email)).toContainText('Free')
  await memberRow(page, email).getByRole('link', { name: 'Writer Journey' }).click()
  await page.getByLabel('Writer Journey’s plan').selectOption('Creator')
  await page.getByRole('button', { name: 'Set plan of Writer Journey' }).click()
  await expect(page.getByRole('button', { name: 'Set plan of Writer Journey' })).toBeHidden()
  await expect(page.getByLabel('Writer Journey’s plan')).toHaveValue('Creator')
  await expect(page.getByLabel('Writer Journey’s plan')).toBeFocused()

  await openAs(page, address, 'support@demo.example', demoPassword)
  await expect(memberRow(page, email)).toContainText('Creator')
  await memberRow(page, email).getByRole('link', { name: 'Writer Journey' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Writer Journey')
  await expect(page.getByRole('definition').filter({ hasText: 'Creator' })).toBeVisible()
  await expect(page.getByLabel('Writer Journey’s plan')).toHaveCount(0)
})

test('the address contains the filters, and an invalid address shows an error', async ({
  page,
  complaints,
  isMobile,
}) => {
  await openAs(page, '/admin/professionals', 'admin@demo.example', demoPassword)
  if (isMobile) await page.getByText('Filters', { exact: true }).click()
  await page.getByLabel('Status').selectOption('suspended')
  await expect(page).toHaveURL('/admin/professionals?standing=suspended')
  await expect(memberRow(page, 'sam@demo.example')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/admin/professionals')
  await page.goto('/admin/professionals?standing=gone')
  await expect(page.getByText('This view doesn’t exist')).toBeVisible()
  expect(complaints.splice(0)).toEqual([expect.stringContaining('status of 400')])
  await page.goto('/admin/professionals?q=nobody-is-called-that')
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL('/admin/professionals')
})

test('an admin sees that a member’s email is unconfirmed, corrects the address and adds a note', async ({ page }) => {
  const email = await join(page, 'Stranded')
  await openAs(page, `/admin/professionals?q=${encodeURIComponent(email)}`, 'support@demo.example', demoPassword)
  await page.getByRole('link', { name: 'Stranded Journey' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stranded Journey')
  await expect(page.getByText('This email isn’t confirmed')).toBeVisible()
  await expectSound(page)

  await page.getByRole('button', { name: 'Correct email' }).click()
  const dialog = page.getByRole('dialog', { name: 'Correct the email' })
  await dialog.getByLabel('Email').fill(`right.${email}`)
  await dialog.getByRole('button', { name: 'Save email' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('definition').filter({ hasText: `right.${email}` })).toBeVisible()
  await expect(page.getByText('corrected the email of Stranded Journey')).toBeVisible()

  await page.getByLabel('New note').fill('Called. The address had a typo.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'The address had a typo.' })).toBeVisible()
  await expect(page.getByLabel('New note')).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Delete account' })).toHaveCount(0)
})

test('an admin suspends several spammers together', { tag: '@any-width' }, async ({ page }) => {
  const emails = [await join(page, 'Spamming'), await join(page, 'Spamming')]
  await openAs(page, '/admin/professionals?q=spamming', 'support@demo.example', demoPassword)
  for (const email of emails) await memberRow(page, email).getByRole('checkbox').check()
  await expect(page.getByText('2 chosen')).toBeVisible()
  await page.getByRole('region', { name: 'Chosen members' }).getByRole('button', { name: 'Suspend' }).click()
  const dialog = page.getByRole('dialog', { name: 'Suspend members' })
  await expect(dialog.getByText('2 members:')).toBeVisible()
  await dialog.getByLabel('Reason').fill('The same link in every post.')
  expect(await findAccessibilityProblems(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await expect(dialog).toBeHidden()
  for (const email of emails) await expect(memberRow(page, email)).toContainText('Suspended')
})
