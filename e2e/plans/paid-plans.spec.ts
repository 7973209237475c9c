import { type StripeServer, startStripeServer } from '../../apps/server/test/stripe/stripe-server.ts'
import { expect, expectSound, test } from '../support/journey.ts'
import { freePort, launchRise } from '../support/launch-rise.ts'
import { joinConfirmed, openAs } from '../support/members.ts'

let stripe: StripeServer
let stop: () => Promise<void>
const { RISE_ORIGIN } = process.env

// A Rise of its own: where plans are sold, the admins are no longer asked for them.
test.beforeAll(async () => {
  test.slow()
  stripe = await startStripeServer()
  const port = await freePort()
  const rise = await launchRise(port, { ...stripe.env, DEMO_DATA: 'false' })
  const origin = `http://127.0.0.1:${port}`
  process.env.RISE_ORIGIN = origin
  stripe.webhook = `${origin}/api/v1/plans/stripe`
  stop = rise.stop
})
test.afterAll(async () => {
  process.env.RISE_ORIGIN = RISE_ORIGIN
  await stop()
  stripe.stop()
})

test('a plan is bought, its payment fails and is made up for, it is cancelled, and ends', {
  tag: '@any-width',
}, async ({ page }) => {
  test.slow()
  const ada = await joinConfirmed(page, 'professionals')
  await openAs(page, '/purchase', ada.email)
  const creator = page.getByRole('region', { name: 'Creator', exact: true })
  await expect(creator).toContainText('Monthly: €9 a month')
  await expect(creator).toContainText('Tax is included. Renews every month until you cancel')
  await expectSound(page)
  await creator.getByRole('radio', { name: /Yearly: €90 a year/ }).check()
  await creator.getByRole('button', { name: 'Buy Creator' }).click()
  await page.getByRole('button', { name: 'Pay' }).click()

  await expect(page).toHaveURL('/purchase')
  const paid = page.getByRole('region', { name: 'Your Creator plan' })
  await expect(paid).toContainText('€90 a year. Renews on')
  await expect(creator).toContainText('Your plan')
  await expectSound(page)
  const [subscription] = stripe.subscriptions.keys()
  if (subscription === undefined) throw new Error('Nothing was bought.')

  await stripe.fail(subscription)
  await expect(async () => {
    await page.goto('/purchase')
    await expect(paid).toContainText('Your last payment failed', { timeout: 3_000 })
  }).toPass()
  await expect(paid).toContainText('Creator stays open until')
  await expectSound(page)
  await paid.getByRole('button', { name: 'Update card' }).click()
  await expect(page.getByRole('heading', { name: 'Billing' })).toBeVisible()
  await stripe.recover(subscription)
  await page.getByRole('link', { name: 'Back to the shop' }).click()
  await expect(paid).toContainText('Renews on')

  await paid.getByRole('button', { name: 'Cancel plan' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop renewing' }).click()
  await expect(paid).toContainText('Ends on')
  await paid.getByRole('button', { name: 'Keep plan' }).click()
  await expect(paid).toContainText('Renews on')
  // The tab that is open learns of it by itself.
  await stripe.end(subscription)
  await expect(creator.getByRole('button', { name: 'Buy Creator' })).toBeVisible()
  await expect(paid).toBeHidden()
})
