import { adminsEndpoints } from '@rise/contract/session/admins/endpoints'
import { implement, memberOf, reply } from '../../../platform/http/implement.ts'
import { changeAdminRole, removeAdmin } from './change-admin.ts'
import { inviteAdmin } from './invite-admin.ts'
import { listAdmins } from './list-admins.ts'

export const adminsRoutes = implement(adminsEndpoints, {
  'GET /api/v1/admin/admins': async (call) => reply(await listAdmins(call.ctx, memberOf(call))),
  'POST /api/v1/admin/admins': async (call, { body }) => reply(await inviteAdmin(call.ctx, memberOf(call), body)),
  'PUT /api/v1/admin/admins/{id}/role': async (call, { params, body }) =>
    reply(await changeAdminRole(call.ctx, memberOf(call), { loginId: params.id, role: body.role })),
  'DELETE /api/v1/admin/admins/{id}': async (call, { params }) => {
    await removeAdmin(call.ctx, memberOf(call), params.id)
    return reply({})
  },
})
