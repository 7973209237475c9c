import { secondFactorEndpoints } from '@rise/contract/session/second-factor/endpoints'
import { type Implementation, implement, memberOf, reply } from '../../../platform/http/implement.ts'
import type { Notified } from '../routes.ts'
import { logInWithCode } from './log-in-with-code.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  proveAgain,
  removeSecondFactor,
  renewRecoveryCodes,
} from './set-up.ts'

/** The routes of two-step verification; `notified` adds a member's unseen notifications to the reply of a log-in. */
export function secondFactorRoutes(notified: Notified): readonly Implementation[] {
  return implement(secondFactorEndpoints, {
    'POST /api/v1/second-factor': async ({ ctx, client }, { body }) =>
      notified(ctx, await logInWithCode(ctx, client, body)),
    'GET /api/v1/account/second-factor': async (call) => reply(await getSecondFactor(call.ctx, memberOf(call))),
    'POST /api/v1/account/second-factor': async (call, { body }) => {
      const owner = { member: memberOf(call), client: call.client }
      return reply(await beginSecondFactor(call.ctx, owner, body.currentPassword))
    },
    'POST /api/v1/account/second-factor/confirm': async (call, { body }) =>
      reply({ recoveryCodes: await confirmSecondFactor(call.ctx, memberOf(call), body.code) }),
    'POST /api/v1/account/second-factor/recovery-codes': async (call, { body }) =>
      reply({ recoveryCodes: await renewRecoveryCodes(call.ctx, memberOf(call), body.code) }),
    'POST /api/v1/account/second-factor/proof': async (call, { body }) => {
      await proveAgain(call.ctx, memberOf(call), body.code)
      return reply({})
    },
    'DELETE /api/v1/account/second-factor': async (call, { body }) => {
      await removeSecondFactor(call.ctx, memberOf(call), body.code)
      return reply({})
    },
  })
}
