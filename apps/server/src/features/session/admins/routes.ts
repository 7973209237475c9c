import { adminsEndpoints } from '@rise/contract/session/admins/endpoints'
import { implement } from '../../../platform/http/implement.ts'
import { changeAdminRole, removeAdmin } from './change-admin.ts'
import { inviteAdmin } from './invite-admin.ts'
import { listAdmins } from './list-admins.ts'

export const adminsRoutes = implement(adminsEndpoints, {
  'GET /api/v1/admin/admins': ({ ctx, member }) => listAdmins(ctx, member),
  'POST /api/v1/admin/admins': ({ ctx, member, body }) => inviteAdmin(ctx, member, body),
  'PUT /api/v1/admin/admins/{id}/role': ({ ctx, member, params, body }) =>
    changeAdminRole(ctx, member, { loginId: params.id, role: body.role }),
  'DELETE /api/v1/admin/admins/{id}': ({ ctx, member, params }) => removeAdmin(ctx, member, params.id),
})
