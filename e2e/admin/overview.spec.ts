import { demoPassword, forgetSession } from '../support/accounts.ts'
import { join } from '../support/joined.ts'
import { expect, expectSound, findAccessibilityProblems, test } from '../support/journey.ts'
import { openAs } from '../support/members.ts'

test('the admin area shows an overview', async ({ page }) => {
  await openAs(page, '/admin', 'admin@demo.example', demoPassword)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview')
  await expect(page.getByRole('term').filter({ hasText: 'Open jobs' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Database' })).toContainText('OK')
  await expectSound(page)
})

test('the pricing page marks the plan of a professional on Creator and has nothing to request', async ({ page }) => {
  await openAs(page, '/purchase', 'carla@demo.example', demoPassword)
  await expect(page.getByRole('region', { name: 'Creator' })).toContainText('Your plan')
  await expect(page.getByRole('region', { name: 'Pro', exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Request / })).toHaveCount(0)
  await expectSound(page)
})

test('an unconfirmed member is asked to confirm the email address and can’t request a plan', {
  tag: '@any-width',
}, async ({ page }) => {
  await openAs(page, '/purchase', await join(page, 'Newcomer'), demoPassword)
  await expect(page.getByText('Confirm your email address', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Creator', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Request / })).toHaveCount(0)
})

// In one of the two widths only, because two runs would withdraw each other's request.
test('a member requests a plan, withdraws the request and requests it again, and an admin grants it', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the request is the one of a demo account')
  await openAs(page, '/purchase', 'erin@demo.example', demoPassword)
  await page.getByRole('button', { name: 'Request Pro' }).click()
  await expect(page.getByLabel('What you need it for (optional)')).toBeFocused()
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('You requested Pro')).toBeVisible()
  await page.getByRole('button', { name: 'Withdraw request' }).click()
  await expect(page.getByText('You requested Pro')).toBeHidden()
  await page.getByRole('button', { name: 'Request Pro' }).click()
  await page.getByLabel('What you need it for (optional)').fill('We hire\ntwelve people.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('You requested Pro')).toBeVisible()

  await openAs(page, '/admin/professionals?asks=plan', 'admin@demo.example', demoPassword)
  await expect(page.getByText('twelve people.')).toBeVisible()
  await page.getByRole('button', { name: 'Grant Pro to Babelfin' }).click()
  await expect(page.getByText('twelve people.')).toBeHidden()
  await openAs(page, '/purchase', 'erin@demo.example', demoPassword)
  await expect(page.getByRole('region', { name: 'Pro', exact: true })).toContainText('Your plan')
  await openAs(page, '/admin/professionals?q=erin%40demo.example', 'admin@demo.example', demoPassword)
  await page.getByRole('row').filter({ hasText: 'erin@demo.example' }).getByRole('link').first().click()
  await page.getByLabel('Babelfin’s plan').selectOption('free')
  await page.getByRole('button', { name: 'Set plan of Babelfin' }).click()
  await expect(page.getByRole('button', { name: 'Set plan of Babelfin' })).toBeHidden()
  await expect(page.getByLabel('Babelfin’s plan')).toHaveValue('free')
})

test('an admin declines a plan request with a message that is emailed to the member', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the request is the one of a demo account')
  await openAs(page, '/purchase', 'ada@demo.example', demoPassword)
  await page.getByRole('button', { name: 'Request Creator' }).click()
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('You requested Creator')).toBeVisible()

  await openAs(page, '/admin/professionals?q=ada%40demo.example', 'admin@demo.example', demoPassword)
  const row = page.getByRole('row').filter({ hasText: 'Asks for Creator' })
  await row.getByRole('button', { name: /^Decline Creator for Ada/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Decline Creator for Ada/ })
  await expect(dialog.getByLabel('Message (optional)')).toBeFocused()
  expect(await findAccessibilityProblems(page)).toEqual([])
  await dialog.getByLabel('Message (optional)').fill('Ask again\nin spring.')
  await dialog.getByRole('button', { name: 'Decline request' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Asks for Creator')).toBeHidden()
  await expect(page.locator('[id^="plan-"]:focus')).toHaveText('Free')

  await expect
    .poll(async () => (await page.request.get('/dev/mail.json?to=ada%40demo.example')).text())
    .toContain('Your request for Creator on Rise')
  await openAs(page, '/purchase', 'ada@demo.example', demoPassword)
  await expect(page.getByRole('button', { name: 'Request Creator' })).toBeVisible()
})

test('the admin area and the pricing page ask guests to log in, and the admin area is a 404 for members', {
  tag: '@any-width',
}, async ({ page }) => {
  await page.goto('/admin')
  await expect(page.getByText('Authorization required')).toBeVisible()
  await openAs(page, '/admin', 'ada@demo.example', demoPassword)
  await expect(page.getByText("We couldn't find the page you were looking for")).toBeVisible()
  await forgetSession(page)
  await page.goto('/purchase')
  await expect(page).toHaveURL('/login?next=%2Fpurchase')
})
