import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'

const { world } = useWorld()

const reset = (to: string) => ({ to, props: { firstName: 'Ada', url: 'http://localhost:3000/reset?token=secret' } })
const send = (to: string) =>
  world.ctx.db.transaction().execute((tx) => world.ctx.mail.send(tx, 'reset-password', reset(to)))
const count = async (to: string) => (await world.mailbox.all(to)).length
const countTasks = async () =>
  (await sql`select from task.job where name = 'mail-send'`.execute(world.ctx.db)).rows.length

test('an email is sent in the caller’s transaction, so it is committed with the change or not at all', async () => {
  const rolledBack = world.ctx.db.transaction().execute(async (tx) => {
    await world.ctx.mail.send(tx, 'reset-password', reset('undone@example.com'))
    throw new Error('changed my mind')
  })
  await expect(rolledBack).rejects.toThrow('changed my mind')
  expect([await count('undone@example.com'), await countTasks()]).toEqual([0, 0])

  expect(await send('done@example.com')).toBe(true)

  expect([await count('done@example.com'), await countTasks()]).toEqual([1, 1])
  expect(await world.mailbox.latest('Done@Example.com', 'reset-password')).toMatchObject({
    name: 'reset-password',
    to: 'done@example.com',
    link: 'http://localhost:3000/reset?token=secret',
  })
})

describe('at most three emails of one kind go to one address within 24 hours', () => {
  test('in any letter case; another kind and another address have their own three', async () => {
    const spellings = ['grace@example.com', 'Grace@Example.com', 'GRACE@EXAMPLE.COM', 'grace@example.com']
    const results = []
    for (const to of spellings) results.push(await send(to))

    expect(results).toEqual([true, true, true, false])
    expect(await count('grace@example.com')).toBe(3)
    expect(await send('grace2@example.com')).toBe(true)
    const otherEmail = { to: 'grace@example.com', props: { url: 'http://localhost:3000/sign-up' } }
    expect(await world.ctx.db.transaction().execute((tx) => world.ctx.mail.send(tx, 'reset-unknown', otherEmail))).toBe(
      true,
    )
  })

  test('even if 50 are sent at the same time', async () => {
    const attempts = Array.from({ length: 50 }, (_, index) => send(index % 2 ? 'Rush@example.com' : 'rush@example.com'))
    const results = await Promise.all(attempts)

    expect(results.filter(Boolean)).toHaveLength(3)
    expect(await count('rush@example.com')).toBe(3)
  })

  test('per requester for kinds that anyone can request, and twelve in total', async () => {
    const to = 'wanted@example.com'
    const ask = (askedBy: string) =>
      world.ctx.db.transaction().execute((tx) => world.ctx.mail.send(tx, 'reset-password', { ...reset(to), askedBy }))
    const greedyResults = await Promise.all(Array.from({ length: 50 }, () => ask('greedy')))
    expect(greedyResults.filter(Boolean)).toHaveLength(3)
    expect(await ask('owner')).toBe(true)
    for (const asker of ['a', 'b', 'c']) for (const _ of [1, 2, 3]) await ask(asker)
    expect(await count(to)).toBe(12)
    expect(await ask('d')).toBe(false)
  })

  test('and three more go out after that time', async () => {
    for (const _ of [1, 2, 3]) await send('patient@example.com')
    world.clock.advance(24 * 3_600_000 - 1)
    expect(await send('patient@example.com')).toBe(false)

    world.clock.advance(1)

    expect(await send('patient@example.com')).toBe(true)
  })
})

test.for([
  'ada@example.com\r\nBcc: eve@example.com',
  'ada@example.com, eve@example.com',
  'Ada <ada@example.com>',
  'ada@example.com\u2028',
  'ada',
  'a@b@c',
  `${'a'.repeat(250)}@example.com`,
])('%j is not a single address, so nothing is sent to it', async (to) => {
  await expect(send(to)).rejects.toThrow(TypeError)
  expect(await count(to)).toBe(0)
})
