import type { ContractKey } from '@rise/contract/contract'
import { ApiError, type BearerTransport, type Transport } from '../base/api.ts'
import type { Tokens } from './tokens.ts'

/** Calls without an access token: they have their own proof (a password, an emailed link, a ticket), or need none. */
const callsWithoutToken: ReadonlySet<string> = new Set([
  'GET /api/v1/refresh',
  'GET /api/v1/sign-in-options',
  'POST /api/v1/{roles}/login',
  'POST /api/v1/logout',
  'POST /api/v1/professionals/register',
  'POST /api/v1/{employers}/register',
  'POST /api/v1/tickets/exchange',
  'POST /api/v1/password-resets',
  'POST /api/v1/reset',
  'POST /api/v1/account-restorations',
  'POST /api/v1/second-factor',
] satisfies readonly ContractKey[])

/**
 * Calls whose 401 refuses the emailed link, not the session. The link may belong to another account than the session.
 */
const callsWithEmailedLink: ReadonlySet<string> = new Set([
  'POST /api/v1/confirm',
  'POST /api/v1/account-deletions',
] satisfies readonly ContractKey[])

/**
 * Returns a transport that adds the member's token (section 4). If the server refuses the token, it is renewed, and the
 * call is repeated once. When the session has ended for good, calls `onExpired` with the key of the refused call.
 */
export function authorisedTransport(
  transport: BearerTransport,
  tokens: Pick<Tokens, 'fresh' | 'renew'>,
  onExpired: (key: string) => void,
): Transport {
  return async (key, input) => {
    if (callsWithoutToken.has(key)) return transport(key, input)
    try {
      const token = await tokens.fresh()
      const firstReply = await transport(key, input, token)
      if (firstReply.status !== 401 || callsWithEmailedLink.has(key)) return firstReply
      const { token: newToken } = await tokens.renew(token)
      const secondReply = await transport(key, input, newToken)
      if (secondReply.status === 401) onExpired(key)
      return secondReply
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) onExpired(key)
      throw error
    }
  }
}
