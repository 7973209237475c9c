import { z } from 'zod'
import type { Task } from '../../../platform/tasks/task.ts'
import { isMissing, paymentsOf } from './stripe-client.ts'

/** Cancels a subscription at Stripe at the end of its term. */
export const cancelPayments: Task<{ readonly subscription: string }> = {
  name: 'cancel-payments',
  data: z.object({ subscription: z.string() }),
  retryDelayMaxSeconds: 900,
  retryLimit: 100,
  async handle({ config }, { subscription }) {
    const payments = await paymentsOf(config)
    try {
      await payments?.stripe.subscriptions.update(subscription, { cancel_at_period_end: true })
    } catch (error) {
      if (!isMissing(error)) throw error
    }
  },
}
