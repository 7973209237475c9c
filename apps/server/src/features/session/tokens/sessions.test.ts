import { expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { joinAsProfessional, logInAs, send } from '../accounts.factory.ts'

const { world, app } = useWorld()

const url = '/api/v1/account/sessions'
const list = async (client: Awaited<ReturnType<typeof logInAs>>) => (await client.call('GET', url)).json().result

test('a member can list the account’s devices, most recently active first, and log one out', async () => {
  const laptop = await joinAsProfessional(world, app)
  world.clock.advance(1_000)
  const phone = await logInAs(app, laptop.email)

  const devices = await list(phone)
  expect(devices).toMatchObject([
    { current: true, signedInAt: world.clock.now().toISOString() },
    { current: false, name: 'Unknown device' },
  ])
  expect((await phone.call('DELETE', `${url}/${devices[1]._id}`)).statusCode).toBe(200)
  expect((await laptop.call('GET', '/api/v1/check')).statusCode).toBe(401)
  expect(await list(phone)).toHaveLength(1)
  expect((await phone.call('DELETE', `${url}/${devices[1]._id}`)).json().result.code).toBe('session-not-found')
})

test('another account’s device and an unknown device get a 404, and an invalid id gets a 400', async () => {
  const [one, other] = [await joinAsProfessional(world, app), await joinAsProfessional(world, app)]
  const [{ _id: foreign }] = await list(other)

  expect((await one.call('DELETE', `${url}/${foreign}`)).statusCode).toBe(404)
  expect((await one.call('DELETE', `${url}/${world.ctx.newId()}`)).statusCode).toBe(404)
  expect((await one.call('DELETE', `${url}/nonsense`)).statusCode).toBe(400)
  expect((await other.api('GET /api/v1/check')).status).toBe(200)
})

test('a member can log out all devices of the account, including this one, but no others', async () => {
  const [one, other] = [await joinAsProfessional(world, app), await joinAsProfessional(world, app)]
  const otherDevice = await logInAs(app, one.email)

  expect((await one.api('DELETE /api/v1/account/sessions')).status).toBe(200)
  for (const { call } of [one, otherDevice]) expect((await call('GET', '/api/v1/check')).statusCode).toBe(401)
  expect((await other.api('GET /api/v1/check')).status).toBe(200)
})

test('a guest can neither list nor end sessions', async () => {
  for (const [method, path] of [
    ['GET', url],
    ['DELETE', url],
    ['DELETE', `${url}/${world.ctx.newId()}`],
  ] as const) {
    expect((await send(app, method, path)).statusCode).toBe(401)
  }
})
