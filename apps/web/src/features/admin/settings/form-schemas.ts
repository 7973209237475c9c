import { adminsEndpoints } from '@rise/contract/session/admins/endpoints'

export const invitationSchema = adminsEndpoints['POST /api/v1/admin/admins'].body.pick({ email: true })
