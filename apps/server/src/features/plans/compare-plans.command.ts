import type { Command } from '../../platform/command.ts'
import { comparePlans, mendPlans } from './billing/compare-plans.ts'
import { paymentsOf } from './billing/stripe-client.ts'

const usage = 'compare-plans [--mend]'

/**
 * `rise compare-plans`: lists the differences between paid plans and Stripe; with `--mend`, repairs them from Stripe.
 * Exits with status 1 if differences remain, nothing is sold, or the arguments are invalid.
 */
export const comparePlansCommand: Command = {
  name: 'compare-plans',
  usage,
  async prepare(args, { print, printError }) {
    if (args.some((arg) => arg !== '--mend')) {
      printError(`Usage: npm run rise -- ${usage}`)
      return 1
    }
    return async (ctx) => {
      const payments = await paymentsOf(ctx.config)
      if (!payments) {
        printError('Nothing is sold: STRIPE_SECRET_KEY is not set.')
        return 1
      }
      const differences = await comparePlans(ctx, payments)
      for (const { line } of differences) print(line)
      if (differences.length === 0) {
        print('All paid plans are as Stripe says.')
        return 0
      }
      if (!args.includes('--mend')) {
        print('To do as Stripe says: npm run rise -- compare-plans --mend')
        return 1
      }
      const mendedCount = await mendPlans(ctx, payments, differences)
      const difference = await comparePlans(ctx, payments)
      print(`${mendedCount} mended, ${difference.length} left for you to decide.`)
      return difference.length === 0 ? 0 : 1
    }
  },
}
