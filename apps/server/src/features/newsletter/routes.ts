import { newsletterEndpoints } from '@rise/contract/newsletter/endpoints'
import { implement } from '../../platform/http/implement.ts'
import { changeSubscription, changeSubscriptionByLink } from './change-subscription.ts'

export const newsletterRoutes = implement(newsletterEndpoints, {
  'POST /api/v1/newsletter/unsubscribe': async ({ ctx, query }) => ({
    email: await changeSubscriptionByLink(ctx, query.token, false),
  }),
  'POST /api/v1/newsletter/resubscribe': async ({ ctx, query }) => ({
    email: await changeSubscriptionByLink(ctx, query.token, true),
  }),
  'PUT /api/v1/account/newsletter': async ({ ctx, member, body }) => ({
    newsletter: await changeSubscription(ctx, member, body.subscribed),
  }),
})
