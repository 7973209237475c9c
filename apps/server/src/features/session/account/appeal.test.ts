import { expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { joinAsProfessional, send } from '../accounts.factory.ts'

const { world, app } = useWorld()

const url = '/api/v1/account/appeal'
const body = { text: 'It was not me who wrote that.' }

async function joinSuspended() {
  const client = await joinAsProfessional(world, app)
  const set = { suspended_at: world.clock.now(), suspension_reason: 'Spam' }
  await world.ctx.db.updateTable('login').set(set).where('email', '=', client.email).execute()
  return client
}

test('a suspended member can appeal once, even with five simultaneous requests', async () => {
  const { call, id } = await joinSuspended()
  const replies = await Promise.all(Array.from({ length: 5 }, () => call('POST', url, body)))

  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409])
  expect(replies.find(({ statusCode }) => statusCode === 409)?.json().result.code).toBe('appeal-sent')
  expect((await call('GET', '/api/v1/check')).json().result).toMatchObject({ appealed: true, standing: 'suspended' })
  const appeals = await world.ctx.db
    .selectFrom('activity')
    .select('data')
    .where('actor_id', '=', id)
    .where('kind', '=', 'account.appealed')
    .execute()
  expect(appeals).toEqual([{ data: {} }])
})

test('guests and active members can’t appeal, and an appeal that is too short is refused', async () => {
  expect((await send(app, 'POST', url, { body })).statusCode).toBe(401)
  const { call } = await joinAsProfessional(world, app)
  expect((await call('POST', url, body)).json().result.code).toBe('not-suspended')
  const suspendedMember = await joinSuspended()
  expect((await suspendedMember.api('POST /api/v1/account/appeal', { body: { text: 'why' } })).status).toBe(400)
})
