import { adminEndpoints } from '@rise/contract/admin/endpoints'
import { installationEndpoints } from '@rise/contract/admin/installation/endpoints'
import { implement, memberOf, reply } from '../../platform/http/implement.ts'
import { readInstallation } from './installation/read-installation.ts'
import { declinePlanRequest } from './members/decline-plan-request.ts'
import { setMemberPlan } from './members/set-member-plan.ts'
import { restoreMember, suspendMember } from './members/suspend-member.ts'
import { readOverview } from './read-overview.ts'

const installationRoutes = implement(installationEndpoints, {
  'GET /api/v1/admin/installation': async ({ ctx }) => reply(await readInstallation(ctx, process.env)),
})

const areaRoutes = implement(adminEndpoints, {
  'GET /api/v1/admin/overview': async (call) => reply(await readOverview(call.ctx, memberOf(call))),
  'POST /api/v1/admin/members/{id}/suspend': async (call, { params, body }) =>
    reply(await suspendMember(call.ctx, memberOf(call), { loginId: params.id, reason: body.reason })),
  'POST /api/v1/admin/members/{id}/restore': async (call, { params }) =>
    reply(await restoreMember(call.ctx, memberOf(call), params.id)),
  'PUT /api/v1/admin/members/{id}/plan': async (call, { params, body }) =>
    reply(await setMemberPlan(call.ctx, memberOf(call), { loginId: params.id, ...body })),
  'POST /api/v1/admin/members/{id}/plan-request/decline': async (call, { params, body }) =>
    reply(await declinePlanRequest(call.ctx, memberOf(call), { loginId: params.id, ...body })),
})

export const adminRoutes = [...areaRoutes, ...installationRoutes]
