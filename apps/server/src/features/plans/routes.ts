import { plansEndpoints } from '@rise/contract/plans/endpoints'
import { implement, memberOf, reply } from '../../platform/http/implement.ts'
import { beginCheckout } from './billing/begin-checkout.ts'
import { openPortal, refreshSubscription, setCancelled } from './billing/change-subscription.ts'
import { receiveEvent } from './billing/receive-event.ts'
import { countPlans } from './count-plans.ts'
import { listPlans } from './list-plans.ts'
import { requestPlan, withdrawRequest } from './request-plan.ts'

export const plansRoutes = implement(plansEndpoints, {
  'GET /api/v1/plans': async (call) => reply(await listPlans(call.ctx, memberOf(call))),
  'POST /api/v1/plan-requests': async (call, { body }) => reply(await requestPlan(call.ctx, memberOf(call), body)),
  'DELETE /api/v1/plan-requests': async (call) => {
    await withdrawRequest(call.ctx, memberOf(call))
    return reply({})
  },
  'POST /api/v1/plans/checkout': async (call, { body }) =>
    reply(await beginCheckout(call.ctx, memberOf(call), body.term)),
  'POST /api/v1/plans/portal': async (call) => reply(await openPortal(call.ctx, memberOf(call))),
  'PUT /api/v1/plans/cancellation': async (call) => reply(await setCancelled(call.ctx, memberOf(call), true)),
  'DELETE /api/v1/plans/cancellation': async (call) => reply(await setCancelled(call.ctx, memberOf(call), false)),
  'PUT /api/v1/plans/subscription': async (call) => reply(await refreshSubscription(call.ctx, memberOf(call))),
  'GET /api/v1/admin/plans': async ({ ctx }) => reply(await countPlans(ctx)),
  'POST /api/v1/plans/stripe': async ({ ctx }, { body }) => {
    await receiveEvent(ctx, body)
    return reply({})
  },
})
