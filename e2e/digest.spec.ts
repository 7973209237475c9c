import type { Page } from '@playwright/test'
import { expect, expectSound, test } from './support/journey.ts'
import { joinConfirmed, openAs } from './support/members.ts'

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

test('a professional turns the digest on, gets it, says that a job is not their kind, and ends it', async ({
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

  await expect.poll(async () => (await digestTo(page, email))?.subject, { timeout: 30_000 }).toMatch(/^10 new jobs/)
  const { text = '' } = (await digestTo(page, email)) ?? {}
  await page.reload()
  const past = main(page).getByRole('list', { name: '10 jobs' }).getByRole('listitem')
  await expect(past).toHaveCount(10)

  const [, notThisKind = ''] = /Not this kind \S+?(\/jobs\/digest\?not=\S+)/.exec(text) ?? []
  await page.goto(notThisKind)
  await main(page).getByRole('button', { name: 'Wrong field' }).click()
  await expect(main(page).getByText('Got it: fewer jobs like this')).toBeVisible()
  await expectSound(page)
  await page.goto('/jobs/digest/review-my-info')
  await expect(main(page).getByRole('heading', { name: 'Not for you' })).toBeVisible()
  await expect(main(page).getByRole('button', { name: /^Undo/ })).toBeVisible()
  await expectSound(page)
  await main(page).getByRole('link', { name: 'Back to your digest' }).click()
  await main(page).getByRole('link', { name: 'Plan', exact: true }).click()
  await expect(main(page).getByRole('heading', { name: 'Creator' })).toBeVisible()

  const [, unsubscribe = ''] = /Unsubscribe \S+?(\/risa\/unsubscribe\?token=\S+)/.exec(text) ?? []
  await page.goto(unsubscribe)
  await main(page).getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(main(page).getByText('will no longer get job emails')).toBeVisible()
  await page.goto('/jobs/digest')
  await expect(main(page).getByLabel('Send me job digests by email')).not.toBeChecked()
})
