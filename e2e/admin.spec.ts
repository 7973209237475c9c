import type { Page } from '@playwright/test'
import { demoPassword, forgetSession } from './support/accounts.ts'
import { expect, expectSound, findAccessibilityProblems, test } from './support/journey.ts'
import { openAs } from './support/members.ts'

/** Of the demo accounts; the server says it when it starts. */
let people = 0

/** Someone new, who has joined and not confirmed the address: the journeys run beside each other. */
async function join(page: Page, firstName: string): Promise<string> {
  people += 1
  const email = `${firstName.toLowerCase()}.${process.pid}.${Date.now()}.${people}@example.org`
  const user = { email, password: demoPassword, firstName, lastName: 'Journey' }
  const response = await page.request.post('/api/v1/professionals/register', { data: { user } })
  expect(response.ok()).toBe(true)
  return email
}

function memberRow(page: Page, email: string) {
  return page.getByRole('row').or(page.getByRole('article')).filter({ hasText: email })
}

test('the admin area shows how things stand', async ({ page }) => {
  await openAs(page, '/admin', 'admin@demo.example', demoPassword)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview')
  await expect(page.getByRole('term').filter({ hasText: 'Open jobs' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Database' })).toContainText('OK')
  await expect(page.getByText(/members?, newest first/)).toBeVisible()
  await expectSound(page)
})

test('the plans stand side by side', async ({ page }) => {
  await openAs(page, '/purchase', 'carla@demo.example', demoPassword)
  await expect(page.getByRole('region', { name: 'Creator' })).toContainText('Your plan')
  await expect(page.getByRole('region', { name: 'Pro', exact: true })).toContainText('already includes everything')
  await expectSound(page)
})

test('a member is searched, suspended with a reason, and restored', async ({ page }) => {
  const email = await join(page, 'Trouble')
  await openAs(page, '/admin', 'admin@demo.example', demoPassword)
  await page.getByLabel('Name or email').fill(email)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/admin?q=${encodeURIComponent(email)}`)
  const row = memberRow(page, email)
  await expect(page.getByText('1 member, newest first')).toBeVisible()
  await expect(row).toContainText('Pending')

  await row.getByRole('button', { name: 'Suspend Trouble Journey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Suspend Trouble Journey?' })
  await expect(dialog.getByLabel('Reason')).toBeFocused()
  expect(await findAccessibilityProblems(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(row.getByRole('button', { name: 'Suspend Trouble Journey' })).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Reason').fill('Wrote the same to everybody.')
  await dialog.getByRole('button', { name: 'Suspend member' }).click()

  await expect(dialog).toBeHidden()
  await expect(row).toContainText('Suspended')
  await expect(page.getByText('Wrote the same to everybody.')).toBeVisible()
  await expect(row.getByRole('button', { name: 'Restore Trouble Journey' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(row).toContainText('Pending')
  await expect(row.getByRole('button', { name: 'Suspend Trouble Journey' })).toBeFocused()
  await expect(page.getByText('Wrote the same to everybody.')).toBeHidden()
})

test('a suspension without a reason is not sent, and says so at the field', async ({ page, complaints }) => {
  const email = await join(page, 'Quiet')
  await openAs(page, `/admin?q=${encodeURIComponent(email)}`, 'support@demo.example', demoPassword)
  await memberRow(page, email).getByRole('button', { name: 'Suspend Quiet Journey' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Suspend member' }).click()
  await expect(dialog.getByText('Enter a reason. The member will read it.')).toBeVisible()
  await expect(dialog.getByLabel('Reason')).toBeFocused()
  await expect(dialog.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true')
  expect(complaints.splice(0)).toEqual([expect.stringContaining('status of 400')])
})

test('an admin sets a plan, and another who may not sees it alone', async ({ page }) => {
  const email = await join(page, 'Writer')
  const address = `/admin?q=${encodeURIComponent(email)}`
  await openAs(page, address, 'admin@demo.example', demoPassword)
  await page.getByLabel('Writer Journey’s plan').selectOption('Creator')
  await page.getByRole('button', { name: 'Set plan of Writer Journey' }).click()
  await expect(page.getByRole('button', { name: 'Set plan of Writer Journey' })).toBeHidden()
  await expect(page.getByLabel('Writer Journey’s plan')).toHaveValue('Creator')
  await expect(page.getByLabel('Writer Journey’s plan')).toBeFocused()

  await openAs(page, address, 'support@demo.example', demoPassword)
  await expect(page.getByText('1 member, newest first')).toBeVisible()
  await expect(page.getByLabel('Writer Journey’s plan')).toHaveCount(0)
})

test('filters and pages stand in the address, and an address that is none says so', async ({ page }) => {
  await openAs(page, '/admin', 'admin@demo.example', demoPassword)
  await page.getByRole('link', { name: 'Suspended', exact: true }).click()
  await expect(page).toHaveURL('/admin?show=suspended')
  await expect(memberRow(page, 'sam@demo.example')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/admin')
  await page.goto('/admin?page=0')
  await expect(page.getByText('This page of members doesn’t exist')).toBeVisible()
  await page.goto('/admin?q=nobody-is-called-that')
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL('/admin')
})

test('a pending member is told to confirm the address before asking for a plan', async ({ page }) => {
  await openAs(page, '/purchase', await join(page, 'Newcomer'), demoPassword)
  await expect(page.getByText('Confirm your email address', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Pro', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ask for Pro' })).toHaveCount(0)
})

// One of both windows alone: the two would withdraw each other's request.
test('a plan is asked for, withdrawn, asked for again and granted', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the request is the one of a demo account')
  await openAs(page, '/purchase', 'erin@demo.example', demoPassword)
  await page.getByRole('button', { name: 'Ask for Pro' }).click()
  await expect(page.getByLabel('What you need it for (optional)')).toBeFocused()
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('You asked for Pro')).toBeVisible()
  await page.getByRole('button', { name: 'Withdraw request' }).click()
  await expect(page.getByText('You asked for Pro')).toBeHidden()
  await page.getByRole('button', { name: 'Ask for Pro' }).click()
  await page.getByLabel('What you need it for (optional)').fill('We hire\ntwelve people.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('You asked for Pro')).toBeVisible()

  await openAs(page, '/admin?show=plan-requests', 'admin@demo.example', demoPassword)
  await expect(page.getByText('twelve people.')).toBeVisible()
  await page.getByRole('button', { name: 'Grant Pro to Babelfin' }).click()
  await expect(page.getByText('twelve people.')).toBeHidden()
  await openAs(page, '/purchase', 'erin@demo.example', demoPassword)
  await expect(page.getByRole('region', { name: 'Pro', exact: true })).toContainText('Your plan')
  await openAs(page, '/admin?q=erin%40demo.example', 'admin@demo.example', demoPassword)
  await page.getByLabel('Babelfin’s plan').selectOption('free')
  await page.getByRole('button', { name: 'Set plan of Babelfin' }).click()
  await expect(page.getByRole('button', { name: 'Set plan of Babelfin' })).toBeHidden()
  await expect(page.getByLabel('Babelfin’s plan')).toHaveValue('free')
})

test('a plan request is declined with words that the member gets by mail', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the request is the one of a demo account')
  await openAs(page, '/purchase', 'ada@demo.example', demoPassword)
  await page.getByRole('button', { name: 'Ask for Pro' }).click()
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('You asked for Pro')).toBeVisible()

  await openAs(page, '/admin?q=ada%40demo.example', 'admin@demo.example', demoPassword)
  const row = page.getByRole('row').filter({ hasText: 'Asks for Pro' })
  await row.getByRole('button', { name: /^Decline Pro for Ada/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Decline Pro for Ada/ })
  await expect(dialog.getByLabel('Message (optional)')).toBeFocused()
  expect(await findAccessibilityProblems(page)).toEqual([])
  await dialog.getByLabel('Message (optional)').fill('Ask again\nin spring.')
  await dialog.getByRole('button', { name: 'Decline request' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Asks for Pro')).toBeHidden()
  await expect(page.getByLabel(/^Ada.* plan$/)).toBeFocused()

  await expect
    .poll(async () => (await page.request.get('/dev/mail.json?to=ada%40demo.example')).text())
    .toContain('Your request for Pro on Rise')
  await openAs(page, '/purchase', 'ada@demo.example', demoPassword)
  await expect(page.getByRole('button', { name: 'Ask for Pro' })).toBeVisible()
})

test('the area does not exist for members, and guests are asked to sign in', async ({ page }) => {
  await page.goto('/admin')
  await expect(page.getByText('Authorization required')).toBeVisible()
  await openAs(page, '/admin', 'ada@demo.example', demoPassword)
  await expect(page.getByText("We couldn't find the page you were looking for")).toBeVisible()
  await forgetSession(page)
  await page.goto('/purchase')
  await expect(page).toHaveURL('/login?next=%2Fpurchase')
})
