import { t } from '@rise/texts'
import { z } from 'zod'
import { defineEndpoints, emptyResult, success } from '../../endpoint.ts'
import { defineErrors, platformErrors } from '../../errors.ts'
import { perHour } from '../../limit.ts'
import { emailAddress } from '../../texts.ts'
import { adminRoleNames } from './kinds.ts'
import { adminAccount } from './shapes.ts'

export const adminsErrors = defineErrors({
  'admin-not-found': { status: 404, message: () => t('There’s no such admin.') },
  'last-admin': {
    status: 409,
    message: () => t('Someone has to keep the role Admin. Choose someone else for it first.'),
  },
  'member-address': {
    status: 409,
    message: () => t('A member has this address, and members can’t be admins. Use another address.'),
  },
  'already-admin': { status: 409, message: () => t('This person is an admin already.') },
})

const role = z.enum(adminRoleNames, { error: () => t('Choose a role.') })
const danger = { tag: 'session', access: 'admin', permission: 'settings', freshSecondFactor: true } as const

export const adminsEndpoints = defineEndpoints({
  'GET /api/v1/admin/admins': {
    summary: 'The admins, oldest first, at most 200',
    tag: 'session',
    access: 'admin',
    permission: 'settings',
    reply: success(z.array(adminAccount)),
    errors: [],
  },
  'POST /api/v1/admin/admins': {
    summary: 'Invites an admin: emails a link to choose a password. Invites again someone who has not followed it',
    ...danger,
    limits: [perHour('admin-invitations', 30, { by: 'login' })],
    body: z.object({ email: emailAddress, role }),
    reply: success(adminAccount),
    errors: [adminsErrors['member-address'], adminsErrors['already-admin'], platformErrors['too-many-requests']],
  },
  'PUT /api/v1/admin/admins/{id}/role': {
    summary: 'Changes the role of an admin; the last one with every permission keeps it',
    ...danger,
    params: z.object({ id: z.uuid() }),
    body: z.object({ role }),
    reply: success(adminAccount),
    errors: [adminsErrors['admin-not-found'], adminsErrors['last-admin']],
  },
  'DELETE /api/v1/admin/admins/{id}': {
    summary: 'Removes an admin’s account at once; what they did stays in the timeline',
    ...danger,
    params: z.object({ id: z.uuid() }),
    reply: success(emptyResult),
    errors: [adminsErrors['admin-not-found'], adminsErrors['last-admin']],
  },
})
