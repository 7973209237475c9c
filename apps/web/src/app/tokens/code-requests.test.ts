import { expect, test, vi } from 'vitest'
import { askingForCodes } from './asking-for-codes.ts'
import { codeRequests } from './code-requests.ts'

const refusal = (code: string, ticket?: string) => ({ status: 403, body: { success: false, result: { code, ticket } } })
const success = (result: unknown) => ({ status: 200, body: { success: true, result } })

test('a login that requires a code is completed with its ticket and the entered code', async () => {
  const transport = vi.fn(async (key: string) =>
    key.endsWith('/second-factor')
      ? success('signed in')
      : { ...refusal('second-factor-required', 'ticket'), status: 401 },
  )
  const login = askingForCodes(transport)('POST /api/v1/{roles}/login', {})
  await expect.poll(() => codeRequests.read()?.why).toBe('log-in')
  const request = codeRequests.read()
  request?.end(await request.send('123456'))
  expect(await login).toEqual(success('signed in'))
  expect(transport).toHaveBeenLastCalledWith('POST /api/v1/second-factor', {
    body: { ticket: 'ticket', code: '123456' },
  })
  expect(codeRequests.read()).toBeUndefined()
})

test('a call that needs a fresh code is repeated after the code is entered', async () => {
  let hasProof = false
  const transport = vi.fn(async (key: string) => {
    if (key.endsWith('/proof')) hasProof = true
    return hasProof ? success(key) : refusal('second-factor-not-fresh')
  })
  const act = askingForCodes(transport)('POST /act', { body: {} }, 'token')
  await expect.poll(() => codeRequests.read()?.why).toBe('proof')
  const request = codeRequests.read()
  request?.end(await request.send('123456'))
  expect(await act).toEqual(success('POST /act'))
  expect(transport.mock.calls.map(([key]) => key)).toEqual([
    'POST /act',
    'POST /api/v1/account/second-factor/proof',
    'POST /act',
  ])
})

test('cancelling returns the refusal, and other refusals don’t ask for a code', async () => {
  const act = askingForCodes(async () => refusal('second-factor-not-fresh'))('POST /act', {})
  await expect.poll(() => codeRequests.read()).toBeDefined()
  codeRequests.read()?.end(undefined)
  expect((await act).status).toBe(403)
  expect(await askingForCodes(async () => refusal('forbidden'))('POST /act', {})).toEqual(refusal('forbidden'))
  expect(await askingForCodes(async () => ({ status: 403, body: undefined }))('POST /act', {})).toMatchObject({
    status: 403,
  })
  expect(codeRequests.read()).toBeUndefined()
})
