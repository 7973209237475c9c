import { accountEndpoints } from '@rise/contract/session/account/endpoints'
import { type Call, type Implementation, implement, memberOf, reply } from '../../../platform/http/implement.ts'
import { endSession, endSessions } from '../tokens/end-sessions.ts'
import { listSessions } from '../tokens/list-sessions.ts'
import { type AccountDataPart, collectAccountData } from './account-data.ts'
import { changeAccount, getAccount } from './account-settings.ts'
import { appeal } from './appeal.ts'
import { changePassword } from './change-password.ts'
import { deleteAccount, deleteAccountByLink } from './delete-account.ts'
import { requestAddressChange } from './request-address-change.ts'
import { requestDeletionLink } from './request-deletion-link.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { resetPassword } from './reset-password.ts'
import { restoreAccount } from './restore-account.ts'

const owner = (call: Call) => ({ member: memberOf(call), client: call.client })

/** The routes of members' own accounts; `parts` returns each feature's data about one. */
export function accountRoutes(parts: () => readonly AccountDataPart[]): readonly Implementation[] {
  return implement(accountEndpoints, {
    'POST /api/v1/password-resets': async ({ ctx, client }, { body }) => {
      await requestPasswordReset(ctx, client, body.email)
      return reply({})
    },
    'POST /api/v1/reset': ({ ctx, client }, { body }) => resetPassword(ctx, client, body),
    'POST /api/v1/account-restorations': ({ ctx, client }, { body }) => restoreAccount(ctx, client, body.token),
    'GET /api/v1/account': async (call) => reply(await getAccount(call.ctx, memberOf(call))),
    'PATCH /api/v1/account': async (call, { body }) => reply(await changeAccount(call.ctx, memberOf(call), body)),
    'PUT /api/v1/account/password': async (call, { body }) => {
      await changePassword(call.ctx, owner(call), body)
      return reply({})
    },
    'PUT /api/v1/account/email': async (call, { body }) => {
      await requestAddressChange(call.ctx, owner(call), body)
      return reply({})
    },
    'GET /api/v1/account/sessions': async (call) => reply(await listSessions(call.ctx, memberOf(call))),
    'DELETE /api/v1/account/sessions/{id}': async (call, { params }) => {
      await endSession(call.ctx.db, memberOf(call).loginId, params.id)
      return reply({})
    },
    'DELETE /api/v1/account/sessions': async (call) => {
      await endSessions(call.ctx.db, memberOf(call).loginId)
      return reply({})
    },
    'GET /api/v1/account/data': async (call) => reply(await collectAccountData(call.ctx, memberOf(call), parts())),
    'DELETE /api/v1/account': async (call, { body }) =>
      reply(await deleteAccount(call.ctx, owner(call), body.currentPassword)),
    'POST /api/v1/account/deletion-link': async (call) => {
      await requestDeletionLink(call.ctx, memberOf(call))
      return reply({})
    },
    'POST /api/v1/account-deletions': async ({ ctx, principal }, { body }) =>
      reply(await deleteAccountByLink(ctx, principal, body.token)),
    'POST /api/v1/account/appeal': async (call, { body }) => {
      await appeal(call.ctx, memberOf(call), body.text)
      return reply({})
    },
  })
}
