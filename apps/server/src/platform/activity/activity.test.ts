import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { countEffects, createEffects, effectListener, thing, thingKind } from '../../../test/effects.ts'
import { eventually } from '../../../test/eventually.ts'
import { startProcess } from '../../../test/line-process.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { createReactTask, type Listener } from './listener.ts'

let world: World
afterEach(() => world.stop())

async function start(listeners: readonly Listener[]): Promise<void> {
  world = await startWorld({ listeners })
  await createEffects(world.ctx.db)
}

const creation = thing('thing.made', 'kite')
const record = (activity = creation) =>
  world.ctx.db.transaction().execute((tx) => world.ctx.activity.record(tx, activity))
const work = () => world.backend.queue.work(world.ctx)

async function count(): Promise<{ activities: number; tasks: number }> {
  const { rows } = await sql<{ activities: number; tasks: number }>`
    select (select count(*) from activity) activities,
      (select count(*) from task.job where name = 'activity-react') tasks`.execute(world.ctx.db)
  const [first] = rows
  if (!first) throw new Error('no row')
  return first
}

async function states(): Promise<string[]> {
  const { rows } = await sql<{ state: string }>`
    select state from task.job where name = 'activity-react'`.execute(world.ctx.db)
  return rows.map(({ state }) => state)
}

const tasksCompleted = () => eventually(async () => expect(new Set(await states())).toEqual(new Set(['completed'])))

test('an activity is recorded in the caller’s transaction, so it is committed with the change or not at all', async () => {
  await start([effectListener('first')])
  const rolledBack = world.ctx.db.transaction().execute(async (tx) => {
    await world.ctx.activity.record(tx, creation)
    throw new Error('changed my mind')
  })
  await expect(rolledBack).rejects.toThrow('changed my mind')
  expect(await count()).toEqual({ activities: 0, tasks: 0 })

  await record()

  expect(await count()).toEqual({ activities: 1, tasks: 1 })
  expect(await world.ctx.db.selectFrom('activity').selectAll().executeTakeFirst()).toMatchObject({
    kind: 'thing.made',
    data: { name: 'kite' },
    actor_id: null,
    login_id: null,
    created_at: world.clock.now(),
  })
})

test('an activity without listeners adds a row and no task', async () => {
  await start([effectListener('first')])
  await record(thing('thing.ignored', 'stone'))
  expect(await count()).toEqual({ activities: 1, tasks: 0 })
})

test('every listener for the kind of an activity reacts once and receives the activity’s data', async () => {
  const receivedData: unknown[] = []
  const otherListener: Listener = {
    name: 'other',
    kinds: [thingKind('thing.lost')],
    react: async () => void receivedData.push('other'),
  }
  await start([
    effectListener('first', async ({ data }) => void receivedData.push(data)),
    effectListener('second'),
    otherListener,
  ])
  await work()

  await world.ctx.db.transaction().execute((tx) => world.ctx.activity.recordAll(tx, [creation, creation, creation]))
  await tasksCompleted()

  expect(await countEffects(world.ctx.db)).toEqual({ first: 3, second: 3 })
  expect(receivedData).toEqual([creation.data, creation.data, creation.data])
})

test('a failing listener has no effect and is retried; the effects of other listeners remain', async () => {
  const attempts: string[] = []
  await start([
    effectListener('steady', async () => void attempts.push('steady')),
    effectListener('shaky', async () => {
      attempts.push('shaky')
      if (attempts.length === 2) throw new Error('not now')
    }),
    effectListener('last', async () => void attempts.push('last')),
  ])
  await work()

  await record()
  await expect.poll(() => countEffects(world.ctx.db)).toEqual({ steady: 1, last: 1 })
  await tasksCompleted()

  expect(attempts).toEqual(['steady', 'shaky', 'last', 'shaky'])
  expect(await countEffects(world.ctx.db)).toEqual({ steady: 1, shaky: 1, last: 1 })
})

test('fifty simultaneous deliveries of one task have one effect', async () => {
  const listeners = [effectListener('first')]
  await start(listeners)
  await record()
  const { id } = await world.ctx.db.selectFrom('activity').select('id').executeTakeFirstOrThrow()
  const task = createReactTask(listeners)

  await Promise.all(Array.from({ length: 50 }, () => task.handle(world.ctx, { activityId: id })))

  expect(await countEffects(world.ctx.db)).toEqual({ first: 1 })
})

test('when a worker is killed during a reaction, another worker takes over and every effect happens once', async () => {
  await start([effectListener('first'), effectListener('second')])
  const script = fileURLToPath(new URL('../tasks/worker-that-hangs.fixture.ts', import.meta.url))
  const worker = startProcess([script, JSON.stringify(world.connection)])
  await worker.line(/working/)
  await record()
  await worker.line(/in the middle/)
  worker.signal('SIGKILL')
  expect(await worker.ended).toBe('SIGKILL')
  expect(await countEffects(world.ctx.db)).toEqual({ first: 1 })

  await work()
  expect(await states()).toEqual(['active'])
  // Half a minute passes without a heartbeat of the worker.
  await sql`update task.job set heartbeat_on = heartbeat_on - interval '31 seconds'`.execute(world.ctx.db)
  await tasksCompleted()

  expect(await countEffects(world.ctx.db)).toEqual({ first: 1, second: 1 })
})

test('when an activity is erased while its listeners wait, the task ends without an error', async () => {
  const eraser: Listener = {
    name: 'eraser',
    kinds: [thingKind('thing.made')],
    react: async (_ctx, tx, { id }) => {
      await tx.deleteFrom('activity').where('id', '=', id).execute()
    },
  }
  const listeners = [eraser, effectListener('second'), effectListener('third')]
  await start(listeners)
  await record()
  const { id } = await world.ctx.db.selectFrom('activity').select('id').executeTakeFirstOrThrow()
  await createReactTask(listeners).handle(world.ctx, { activityId: id })
  expect(await countEffects(world.ctx.db)).toEqual({})
})
