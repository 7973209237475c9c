import { contract } from '@rise/contract/contract'
import { expect, test } from 'vitest'
import { authorisedTransport } from '../tokens/authorised-transport.ts'

const pair = { token: 'access', refreshToken: 'refresh' }
const tokens = { fresh: async () => pair.token, renew: async () => pair }

/** Returns the tokens with which a call is sent. */
async function bearersOf(key: string): Promise<(string | undefined)[]> {
  const bearers: (string | undefined)[] = []
  const transport = authorisedTransport(
    async (_key, _input, bearer) => {
      bearers.push(bearer)
      return { status: 200, body: {} }
    },
    tokens,
    () => {},
  )
  await transport(key, {})
  return bearers
}

test('exactly eleven endpoints are called without the member’s token', async () => {
  const callsWithoutToken: string[] = []
  for (const key of Object.keys(contract)) if ((await bearersOf(key))[0] === undefined) callsWithoutToken.push(key)
  expect(callsWithoutToken.toSorted()).toEqual([
    'GET /api/v1/refresh',
    'GET /api/v1/sign-in-options',
    'POST /api/v1/account-restorations',
    'POST /api/v1/logout',
    'POST /api/v1/password-resets',
    'POST /api/v1/professionals/register',
    'POST /api/v1/reset',
    'POST /api/v1/second-factor',
    'POST /api/v1/tickets/exchange',
    'POST /api/v1/{employers}/register',
    'POST /api/v1/{roles}/login',
  ])
})

test('a path that merely ends like that of a call without a token is called with the token', async () => {
  expect(await bearersOf('POST /api/v1/events/{slug}/register')).toEqual(['access'])
  expect(await bearersOf('PUT /api/v1/courses/{slug}/reset')).toEqual(['access'])
})
