import type { Page } from '@playwright/test'
import { newEmail } from './support/accounts.ts'
import { expect, expectSound, findAccessibilityProblems, test } from './support/journey.ts'
import { joinConfirmed, openAs } from './support/members.ts'
import { offer } from './support/offer.ts'

test('the newsletter form asks for an email, confirms that an email was sent, asks for a first name, and logs the reader in', async ({
  page,
}) => {
  const email = newEmail()
  // Before its scripts have loaded the form leads to the sign-up instead, as the next journey shows.
  await page.goto('/jobs', { waitUntil: 'networkidle' })
  const form = page.getByRole('contentinfo').locator('form')
  await form.getByLabel('Send new jobs to').fill(email)
  await form.getByRole('button', { name: 'Send me jobs' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(email)).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'read it in the outbox' })).toHaveAttribute('href', '/dev/mail')
  expect(await findAccessibilityProblems(page)).toEqual([])
  await dialog.getByLabel('What is your first name?').fill('Ada')
  await dialog.getByRole('button', { name: 'Save my name' }).click()
  await expect(page.getByRole('dialog', { name: 'Thanks for signing up!' })).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(form).toBeHidden()
  const user = await page.evaluate(async () => {
    const reply = await fetch('/api/v1/check', { headers: { authorization: `Bearer ${localStorage.token}` } })
    return (await reply.json()).result
  })
  expect(user).toMatchObject({ email, firstName: 'Ada', role: 'professional', standing: 'pending' })
})

test('the offer of job emails does not cover a dialog', async ({ page }) => {
  await page.goto('/jobs')
  await expect(page.getByText(offer)).toBeVisible()
  const form = page.getByRole('contentinfo').locator('form')
  await form.getByLabel('Send new jobs to').fill(newEmail())
  await form.getByRole('button', { name: 'Send me jobs' }).click()
  const field = page.getByRole('dialog').getByLabel('What is your first name?')
  await expect(field).toBeFocused()
  // The click fails if something covers the button.
  await field.click()
})

test('without scripts, the newsletter form leads to the sign-up with the address filled in', async ({
  browser,
  baseURL,
  page,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const earlyPage = await context.newPage()
  await earlyPage.goto('/jobs')
  const form = earlyPage.getByRole('contentinfo').locator('form')
  await form.getByLabel('Send new jobs to').fill('ada@example.org')
  await form.getByRole('button', { name: 'Send me jobs' }).click()
  await expect(earlyPage.getByRole('heading', { level: 1 })).toHaveText('Join Rise')
  await page.goto(earlyPage.url())
  await expect(page.getByRole('main').getByLabel('Email')).toHaveValue('ada@example.org')
  await context.close()
})

test('a guest is offered job emails, and dismissing the offer hides it permanently', async ({ page, context }) => {
  await page.goto('/jobs')
  await expect(page.getByText(offer)).toBeVisible()
  expect(await findAccessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText(offer)).toBeHidden()
  await page.reload()
  // The code that shows the offer also sets this mark. Once it is set, the offer can no longer appear.
  await context.setOffline(true)
  await expect(page.getByText('You’re offline.')).toBeVisible()
  await expect(page.getByText(offer)).toHaveCount(0)
})

test('the offer opens the chat, and the browser remembers that the chat was closed', async ({ page }) => {
  await page.goto('/jobs')
  await page.getByRole('button', { name: 'SEND ME JOBS', exact: true }).click()
  const chat = page.getByRole('dialog', { name: 'Job digest' })
  await expect(chat.getByRole('log')).toContainText('What is your email address?')
  const input = chat.getByRole('textbox')
  await expect(input).toBeFocused()
  await input.fill('not an address')
  await input.press('Enter')
  await expect(chat.getByRole('log')).toContainText('This is not an email. Please provide a valid email!')
  expect(await findAccessibilityProblems(page)).toEqual([])
  await chat.getByRole('button', { name: 'Close' }).click()
  await expect(chat).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('chatClosed'))).not.toBeNull()
})

test('an invalid unsubscribe link shows an error', async ({ page, complaints }) => {
  await page.goto('/risa/unsubscribe?token=this-is-not-a-token-of-ours')
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('alert')).toContainText('This unsubscribe link is not complete.')
  expect(await findAccessibilityProblems(page)).toEqual([])
  expect(complaints.splice(0)).toEqual([expect.stringContaining('status of 400')])
})

const main = (page: Page) => page.getByRole('main')

interface Mail {
  readonly subject: string
  readonly text: string
}

async function digestTo(page: Page, email: string): Promise<Mail | undefined> {
  const reply = await page.request.get(`/dev/mail.json?to=${encodeURIComponent(email)}`)
  const { mails }: { mails: readonly Mail[] } = await reply.json()
  return mails.find(({ subject }) => /new jobs? /.test(subject))
}

test('a professional turns the digest on, receives it, dismisses a job, and unsubscribes by the emailed link', async ({
  page,
}) => {
  const { email } = await joinConfirmed(page, 'professionals')
  await openAs(page, '/jobs/digest', email)
  await expect(main(page).getByText('Add your skills')).toBeVisible()
  const preview = main(page).getByRole('list', { name: 'Jobs of your next digest' }).getByRole('listitem')
  await expect(preview.first()).toBeVisible()
  await main(page).getByLabel('Send me job digests by email').check()
  await expect(main(page).getByText(/Next digest:/)).toBeVisible()
  await expectSound(page)

  await expect.poll(async () => (await digestTo(page, email))?.subject).toMatch(/^10 new jobs/)
  const { text = '' } = (await digestTo(page, email)) ?? {}
  await page.reload()
  const sentJobs = main(page).getByRole('list', { name: '10 jobs' }).getByRole('listitem')
  await expect(sentJobs).toHaveCount(10)

  const [, notThisKind = ''] = /Not this kind \S+?(\/jobs\/digest\?not=\S+)/.exec(text) ?? []
  await page.goto(notThisKind)
  await main(page).getByRole('button', { name: 'Wrong field' }).click()
  await expect(main(page).getByText('Got it: fewer jobs like this')).toBeVisible()
  await expectSound(page)
  await page.goto('/jobs/digest/review-my-info')
  await expect(main(page).getByRole('heading', { name: 'Not for you' })).toBeVisible()
  await expect(main(page).getByRole('button', { name: /^Undo/ })).toBeVisible()
  await expectSound(page)
  await main(page).getByRole('link', { name: 'See your next digest' }).click()
  await main(page).getByRole('link', { name: 'Get it every day' }).click()
  await expect(main(page).getByRole('heading', { name: 'Daily', exact: true })).toBeVisible()

  const [, unsubscribe = ''] = /Unsubscribe \S+?(\/risa\/unsubscribe\?token=\S+)/.exec(text) ?? []
  await page.goto(unsubscribe)
  await main(page).getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(main(page).getByText('will no longer get job emails')).toBeVisible()
  await page.goto('/jobs/digest')
  await expect(main(page).getByLabel('Send me job digests by email')).not.toBeChecked()
})
