import { accountEndpoints } from '@rise/contract/session/account/endpoints'
import { type Implementation, implement } from '../../../platform/http/implement.ts'
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

/** Returns the routes of members' own accounts; `parts` returns the features' sources of data about an account. */
export function accountRoutes(parts: () => readonly AccountDataPart[]): readonly Implementation[] {
  return implement(accountEndpoints, {
    'POST /api/v1/password-resets': ({ ctx, client, body }) => requestPasswordReset(ctx, client, body.email),
    'POST /api/v1/reset': ({ ctx, client, body }) => resetPassword(ctx, client, body),
    'POST /api/v1/account-restorations': ({ ctx, client, body }) => restoreAccount(ctx, client, body.token),
    'GET /api/v1/account': ({ ctx, member }) => getAccount(ctx, member),
    'PATCH /api/v1/account': ({ ctx, member, body }) => changeAccount(ctx, member, body),
    'PUT /api/v1/account/password': ({ ctx, client, member, body }) => changePassword(ctx, { member, client }, body),
    'PUT /api/v1/account/email': ({ ctx, client, member, body }) => requestAddressChange(ctx, { member, client }, body),
    'GET /api/v1/account/sessions': ({ ctx, member }) => listSessions(ctx, member),
    'DELETE /api/v1/account/sessions/{id}': ({ ctx, member, params }) => endSession(ctx.db, member.loginId, params.id),
    'DELETE /api/v1/account/sessions': ({ ctx, member }) => endSessions(ctx.db, member.loginId),
    'GET /api/v1/account/data': ({ ctx, member }) => collectAccountData(ctx, member, parts()),
    'DELETE /api/v1/account': ({ ctx, client, member, body }) =>
      deleteAccount(ctx, { member, client }, body.currentPassword),
    'POST /api/v1/account/deletion-link': ({ ctx, member }) => requestDeletionLink(ctx, member),
    'POST /api/v1/account-deletions': ({ ctx, principal, body }) => deleteAccountByLink(ctx, principal, body.token),
    'POST /api/v1/account/appeal': ({ ctx, member, body }) => appeal(ctx, member, body.text),
  })
}
