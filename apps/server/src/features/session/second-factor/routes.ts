import { secondFactorEndpoints } from '@rise/contract/session/second-factor/endpoints'
import { type Implementation, implement } from '../../../platform/http/implement.ts'
import type { Notified } from '../tokens/notified.ts'
import { logInWithCode } from './log-in-with-code.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  proveAgain,
  removeSecondFactor,
  renewRecoveryCodes,
} from './set-up.ts'

/**
 * Returns the routes of two-step verification; `notified` adds a member's unseen notifications to the reply to a login.
 */
export function secondFactorRoutes(notified: Notified): readonly Implementation[] {
  return implement(secondFactorEndpoints, {
    'POST /api/v1/second-factor': async ({ ctx, client, body }) =>
      notified(ctx, await logInWithCode(ctx, client, body)),
    'GET /api/v1/account/second-factor': ({ ctx, member }) => getSecondFactor(ctx, member),
    'POST /api/v1/account/second-factor': ({ ctx, client, member, body }) => {
      const owner = { member: member, client: client }
      return beginSecondFactor(ctx, owner, body.currentPassword)
    },
    'POST /api/v1/account/second-factor/confirm': async ({ ctx, member, body }) => ({
      recoveryCodes: await confirmSecondFactor(ctx, member, body.code),
    }),
    'POST /api/v1/account/second-factor/recovery-codes': async ({ ctx, member, body }) => ({
      recoveryCodes: await renewRecoveryCodes(ctx, member, body.code),
    }),
    'POST /api/v1/account/second-factor/proof': ({ ctx, member, body }) => proveAgain(ctx, member, body.code),
    'DELETE /api/v1/account/second-factor': ({ ctx, member, body }) => removeSecondFactor(ctx, member, body.code),
  })
}
