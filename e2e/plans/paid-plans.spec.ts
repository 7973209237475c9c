import type { Page } from '@playwright/test'
import { type StripeServer, startStripeServer } from '../../apps/server/test/stripe/stripe-server.ts'
import { freePort } from '../../scripts/free-port.mjs'
import { expect, expectSound, test } from '../support/journey.ts'
import { launchMovableRise, type MovableRise } from '../support/launch-rise.ts'
import { joinConfirmed, openAs } from '../support/members.ts'

let stripe: StripeServer
let rise: MovableRise
const { RISE_ORIGIN } = process.env
const TRIAL_DAYS = 14

// A separate Rise, because members can't request plans from admins where plans are sold, and because the journey
// advances its clock.
test.beforeAll(async () => {
  test.slow()
  stripe = await startStripeServer(() => rise.now())
  const port = await freePort()
  const env = { ...stripe.env, STRIPE_TRIAL_DAYS: String(TRIAL_DAYS), DEMO_DATA: 'false' }
  rise = await launchMovableRise(port, env)
  const origin = `http://127.0.0.1:${port}`
  process.env.RISE_ORIGIN = origin
  stripe.webhook = `${origin}/api/v1/plans/stripe`
})
test.afterAll(async () => {
  process.env.RISE_ORIGIN = RISE_ORIGIN
  await rise.stop()
  stripe.stop()
})

/** Formats the day that is some days from now, like the page. */
function dayIn(days: number): string {
  const at = new Date(rise.now() + days * 86_400_000)
  return at.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
}

/**
 * Advances the clock by some days while the page is elsewhere, then logs in again, because the login has expired, and
 * opens the plans.
 */
async function passDays(page: Page, email: string, days: number, whileAway = async () => {}): Promise<void> {
  await page.goto('/robots.txt')
  await rise.advance(days)
  await whileAway()
  await openAs(page, '/purchase', email)
}

/** Pays the open invoice at the payment provider, and returns. */
async function payInvoice(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Update card' }).click()
  await expect(page.getByRole('heading', { name: 'Billing' })).toBeVisible()
  await page.getByRole('button', { name: 'Pay invoice' }).click()
  await expect(page.getByText('All paid')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the shop' }).click()
}

/** Reloads until the page shows this text, because the payment provider's events arrive a moment later. */
async function expectEventually(page: Page, words: string): Promise<void> {
  await expect(async () => {
    await page.goto('/purchase')
    await expect(page.getByRole('region', { name: 'Your Creator plan' })).toContainText(words, { timeout: 3_000 })
  }).toPass()
}

const journey =
  'a member tries a plan, pays one failed invoice in time and another after the grace period, and the plan ends'

test(journey, { tag: '@any-width' }, async ({ page }) => {
  const ada = await joinConfirmed(page, 'professionals')
  await openAs(page, '/purchase', ada.email)
  const creator = page.getByRole('region', { name: 'Creator', exact: true })
  await expect(creator).toContainText('Monthly: €9 a month')
  await expect(creator).toContainText(`Free for ${TRIAL_DAYS} days`)
  await expect(creator).toContainText('You pay after that, unless you cancel before. Tax is included.')
  await expectSound(page)
  await creator.getByRole('radio', { name: /Yearly: €90 a year/ }).check()
  await creator.getByRole('button', { name: 'Try Creator' }).click()
  await page.getByRole('button', { name: 'Pay' }).click()

  await expect(page).toHaveURL('/purchase')
  const paidPlan = page.getByRole('region', { name: 'Your Creator plan' })
  await expect(paidPlan).toContainText(`Free until ${dayIn(TRIAL_DAYS)}, then €90 a year.`)
  await expect(creator).toContainText('Your plan')
  await expectSound(page)
  const [subscription] = stripe.subscriptions.keys()
  if (subscription === undefined) throw new Error('Nothing was bought.')

  // The trial has ended, and the first payment fails.
  await passDays(page, ada.email, TRIAL_DAYS, async () => void (await stripe.fail(subscription)))
  await expectEventually(page, 'Your last payment failed')
  await expect(paidPlan).toContainText(`Creator stays open until ${dayIn(7)}. Update your card before then to keep it.`)
  await expect(creator).toContainText('Your plan')
  await expectSound(page)
  await payInvoice(page)
  await expect(paidPlan).not.toContainText('failed')
  await expect(paidPlan).toContainText('€90 a year. Renews on')

  // The next renewal fails, too, and remains unpaid until the grace period ends.
  await passDays(page, ada.email, 361, async () => void (await stripe.fail(subscription)))
  await expectEventually(page, 'Your last payment failed')
  await page.goto('/headlines/create')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create a headline')
  await passDays(page, ada.email, 7, async () => void (await stripe.fail(subscription)))
  await expectEventually(page, 'Your plan is closed')
  await expect(paidPlan).toContainText(
    'We couldn’t collect the last payment for Creator. Update your card to open it again.',
  )
  await expect(page.getByRole('region', { name: 'Free', exact: true })).toContainText('Your plan')
  await expect(creator).not.toContainText('Your plan')
  await expectSound(page)
  await page.goto('/headlines/create')
  await expect(page).toHaveURL('/feed')
  await page.getByRole('link', { name: 'To access this content, please upgrade your plan!' }).first().click()
  await expect(page).toHaveURL('/purchase')
  await payInvoice(page)
  await expect(creator).toContainText('Your plan')
  await page.goto('/headlines/create')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create a headline')
  await page.goto('/purchase')

  await paidPlan.getByRole('button', { name: 'Cancel plan' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel plan' }).click()
  await expect(paidPlan).toContainText('Ends on')
  await paidPlan.getByRole('button', { name: 'Keep plan' }).click()
  await expect(paidPlan).toContainText('Renews on')
  // The open tab is notified live. A trial is offered once.
  await stripe.end(subscription)
  await expect(creator.getByRole('button', { name: 'Buy Creator' })).toBeVisible()
  await expect(paidPlan).toBeHidden()
})
