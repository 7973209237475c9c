import { newsletterEndpoints } from '@rise/contract/newsletter/endpoints'
import { implement, memberOf, reply } from '../../platform/http/implement.ts'
import { changeSubscription, changeSubscriptionByLink } from './change-subscription.ts'

export const newsletterRoutes = implement(newsletterEndpoints, {
  'POST /api/v1/newsletter/unsubscribe': async ({ ctx }, { query }) =>
    reply({ email: await changeSubscriptionByLink(ctx, query.token, false) }),
  'POST /api/v1/newsletter/resubscribe': async ({ ctx }, { query }) =>
    reply({ email: await changeSubscriptionByLink(ctx, query.token, true) }),
  'PUT /api/v1/account/newsletter': async (call, { body }) =>
    reply({ newsletter: await changeSubscription(call.ctx, memberOf(call), body.subscribed) }),
})
