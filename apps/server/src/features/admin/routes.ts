import { adminEndpoints } from '@rise/contract/admin/endpoints'
import { installationEndpoints } from '@rise/contract/admin/installation/endpoints'
import { implement } from '../../platform/http/implement.ts'
import { readInstallation } from './installation/read-installation.ts'
import { declinePlanRequest } from './members/decline-plan-request.ts'
import { setMemberPlan } from './members/set-member-plan.ts'
import { restoreMember, suspendMember } from './members/suspend-member.ts'
import { readOverview } from './read-overview.ts'

const installationRoutes = implement(installationEndpoints, {
  'GET /api/v1/admin/installation': ({ ctx }) => readInstallation(ctx, process.env),
})

const areaRoutes = implement(adminEndpoints, {
  'GET /api/v1/admin/overview': ({ ctx, member }) => readOverview(ctx, member),
  'POST /api/v1/admin/members/{id}/suspend': ({ ctx, member, params, body }) =>
    suspendMember(ctx, member, { loginId: params.id, reason: body.reason }),
  'POST /api/v1/admin/members/{id}/restore': ({ ctx, member, params }) => restoreMember(ctx, member, params.id),
  'PUT /api/v1/admin/members/{id}/plan': ({ ctx, member, params, body }) =>
    setMemberPlan(ctx, member, { loginId: params.id, ...body }),
  'POST /api/v1/admin/members/{id}/plan-request/decline': ({ ctx, member, params, body }) =>
    declinePlanRequest(ctx, member, { loginId: params.id, ...body }),
})

export const adminRoutes = [...areaRoutes, ...installationRoutes]
