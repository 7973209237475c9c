import { plansEndpoints } from '@rise/contract/plans/endpoints'
import { implement } from '../../platform/http/implement.ts'
import { beginCheckout } from './billing/begin-checkout.ts'
import { openPortal, refreshSubscription, setCancelled } from './billing/change-subscription.ts'
import { receiveEvent } from './billing/receive-event.ts'
import { countPlans } from './count-plans.ts'
import { listPlans } from './list-plans.ts'
import { requestPlan, withdrawRequest } from './request-plan.ts'

export const plansRoutes = implement(plansEndpoints, {
  'GET /api/v1/plans': ({ ctx, member }) => listPlans(ctx, member),
  'POST /api/v1/plan-requests': ({ ctx, member, body }) => requestPlan(ctx, member, body),
  'DELETE /api/v1/plan-requests': ({ ctx, member }) => withdrawRequest(ctx, member),
  'POST /api/v1/plans/checkout': ({ ctx, member, body }) => beginCheckout(ctx, member, body.term),
  'POST /api/v1/plans/portal': ({ ctx, member }) => openPortal(ctx, member),
  'PUT /api/v1/plans/cancellation': ({ ctx, member }) => setCancelled(ctx, member, true),
  'DELETE /api/v1/plans/cancellation': ({ ctx, member }) => setCancelled(ctx, member, false),
  'PUT /api/v1/plans/subscription': ({ ctx, member }) => refreshSubscription(ctx, member),
  'GET /api/v1/admin/plans': ({ ctx }) => countPlans(ctx),
  'POST /api/v1/plans/stripe': ({ ctx, body }) => receiveEvent(ctx, body),
})
