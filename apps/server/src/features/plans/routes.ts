import { plansEndpoints } from '@rise/contract/plans/endpoints'
import { implement, memberOf, reply } from '../../platform/http/implement.ts'
import { listPlans } from './list-plans.ts'
import { requestPlan, withdrawRequest } from './request-plan.ts'

export const plansRoutes = implement(plansEndpoints, {
  'GET /api/v1/plans': async (call) => reply(await listPlans(call.ctx, memberOf(call))),
  'POST /api/v1/plan-requests': async (call, { body }) => reply(await requestPlan(call.ctx, memberOf(call), body)),
  'DELETE /api/v1/plan-requests': async (call) => {
    await withdrawRequest(call.ctx, memberOf(call))
    return reply({})
  },
})
