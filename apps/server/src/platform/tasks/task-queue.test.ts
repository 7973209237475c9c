import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { eventually } from '../../../test/eventually.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { openBackend } from '../../backend.ts'
import { createLog } from '../log.ts'
import type { AnyTask, Task } from './task.ts'
import { openTaskQueue } from './task-queue.ts'
import type { SendOptions } from './tasks.ts'

type Data = { name: string }

let world: World
afterEach(() => world.stop())

/** Creates a task that records the names it handles; its handler also runs `then`. */
function recordingTask(
  handled: string[],
  then: (name: string) => Promise<void> = async () => {},
  options = {},
): Task<Data> {
  return {
    name: 'note',
    data: z.object({ name: z.string() }),
    async handle(_ctx, { name }) {
      handled.push(name)
      await then(name)
    },
    ...options,
  }
}

async function start(tasks: readonly AnyTask[], options: Parameters<typeof startWorld>[0] = {}): Promise<void> {
  world = await startWorld({ tasks, ...options })
}

const work = () => world.backend.queue.work(world.ctx)
const send = (task: Task<Data>, name: string, options?: SendOptions) =>
  world.ctx.tasks.send(world.ctx.db, task, { name }, options)

/** Returns the number of tasks in each state. */
async function states(): Promise<Record<string, number>> {
  const { rows } = await sql<{ state: string; n: number }>`
    select state, count(*) n from task.job where name = 'note' group by state`.execute(world.ctx.db)
  return Object.fromEntries(rows.map(({ state, n }) => [state, n]))
}

const waitForStates = (expected: Record<string, number>) =>
  eventually(async () => expect(await states()).toEqual(expected))

test('a task is sent in the caller’s transaction, so it is committed with the change or not at all', async () => {
  const handledNames: string[] = []
  const task = recordingTask(handledNames)
  await start([task])
  const rolledBack = world.ctx.db.transaction().execute(async (tx) => {
    await world.ctx.tasks.send(tx, task, { name: 'undone' })
    throw new Error('changed my mind')
  })
  await expect(rolledBack).rejects.toThrow('changed my mind')
  await world.ctx.db.transaction().execute((tx) => world.ctx.tasks.send(tx, task, { name: 'done' }))

  await work()
  await waitForStates({ completed: 1 })

  expect(handledNames).toEqual(['done'])
})

test('a failing task is retried with growing delays until it succeeds', async () => {
  const handledNames: string[] = []
  const task = recordingTask(handledNames, async () => {
    if (handledNames.length < 2) throw new Error('not yet')
  })
  await start([task])
  await work()

  await send(task, 'stubborn')
  await waitForStates({ retry: 1 })
  const { rows } = await sql<{ later: boolean; retry_backoff: boolean }>`
    select start_after > created_on later, retry_backoff from task.job
    where name = 'note'`.execute(world.ctx.db)
  expect(rows).toEqual([{ later: true, retry_backoff: true }])
  await waitForStates({ completed: 1 })

  expect(handledNames).toEqual(['stubborn', 'stubborn'])
})

test('a task without retries left has failed permanently, and the reason is stored', async () => {
  const handledNames: string[] = []
  const alwaysFails = () => Promise.reject(new Error('never'))
  const task = recordingTask(handledNames, alwaysFails, { retryLimit: 1 })
  await start([task])
  await work()

  await send(task, 'hopeless')
  await waitForStates({ failed: 1 })

  expect(handledNames).toEqual(['hopeless', 'hopeless'])
  const { rows } = await sql<{ output: unknown }>`select output from task.job where name = 'note'`.execute(world.ctx.db)
  expect(rows).toEqual([{ output: { message: 'never' } }])
})

test('if some tasks of a batch fail, only those are retried', async () => {
  const handledNames: string[] = []
  const task = recordingTask(handledNames, async (name) => {
    if (name === '3' && handledNames.filter((other) => other === '3').length === 1) throw new Error('unlucky')
  })
  await start([task])
  for (const name of ['1', '2', '3', '4', '5']) await send(task, name)
  await work()

  await waitForStates({ completed: 5 })

  expect(handledNames.toSorted()).toEqual(['1', '2', '3', '3', '4', '5'])
})

test('a task with a concurrency is handled at most that many times in parallel', async () => {
  const handledNames: string[] = []
  let runningCount = 0
  let most = 0
  let release = () => {}
  const untilReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  const countRunning = async () => {
    runningCount += 1
    most = Math.max(most, runningCount)
    await untilReleased
    runningCount -= 1
  }
  const task = recordingTask(handledNames, countRunning, { concurrency: 3 })
  await start([task])
  for (const name of ['1', '2', '3', '4', '5', '6', '7']) await send(task, name)
  await work()

  await eventually(() => expect(runningCount).toBe(3))
  release()
  await waitForStates({ completed: 7 })

  expect(most).toBe(3)
  expect(handledNames.toSorted()).toEqual(['1', '2', '3', '4', '5', '6', '7'])
})

test('the first batch contains the waiting task with the highest priority', async () => {
  const handledNames: string[] = []
  const task = recordingTask(handledNames)
  await start([task])
  const bulk = Array.from({ length: 60 }, () => 'bulk')
  for (const name of bulk) await send(task, name, { priority: -1 })
  await send(task, 'ordinary')
  await work()

  await waitForStates({ completed: 61 })

  expect(handledNames.slice(0, 50)).toContain('ordinary')
})

test('the delays between retries begin and end at the task’s own values', async () => {
  await start([recordingTask([], undefined, { retryDelaySeconds: 10, retryDelayMaxSeconds: 3_600 })])

  const { rows } = await sql`
    select retry_delay, retry_delay_max from task.queue where name = 'note'`.execute(world.ctx.db)
  expect(rows).toEqual([{ retry_delay: 10, retry_delay_max: 3_600 }])
})

test('data that doesn’t fit the task’s schema is never handled', async () => {
  const handledNames: string[] = []
  const task = recordingTask(handledNames, undefined, { retryLimit: 0 })
  await start([task])
  await send({ ...task, data: z.any() }, JSON.parse('{"not":"a name"}'))
  await work()

  await waitForStates({ failed: 1 })

  expect(handledNames).toEqual([])
})

test('only one task per deduplication key waits, and the next one can be sent once it runs', async () => {
  const handledNames: string[] = []
  let release = () => {}
  const untilReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  const task = recordingTask(handledNames, () => untilReleased)
  await start([task])
  for (const name of ['first', 'second']) await send(task, name, { deduplicationKey: 'digest-1' })
  await send(task, 'of another key', { deduplicationKey: 'digest-2' })
  for (const name of ['keyless', 'keyless too']) await send(task, name)
  expect(await states()).toEqual({ created: 4 })

  await work()
  await waitForStates({ active: 4 })
  await send(task, 'third', { deduplicationKey: 'digest-1' })
  expect(await states()).toEqual({ active: 4, created: 1 })
  release()
  await waitForStates({ completed: 5 })

  expect(handledNames.toSorted()).toEqual(['first', 'keyless', 'keyless too', 'of another key', 'third'])
})

test('a task with a start time doesn’t run earlier', async () => {
  const handledNames: string[] = []
  const task = recordingTask(handledNames)
  await start([task])
  await send(task, 'later', { startAfter: new Date(Date.now() + 3_600_000) })
  await send(task, 'now')
  await work()
  await waitForStates({ completed: 1, created: 1 })
  expect(handledNames).toEqual(['now'])

  await sql`update task.job set start_after = now() where state = 'created'`.execute(world.ctx.db)
  await waitForStates({ completed: 2 })
  expect(handledNames).toEqual(['now', 'later'])
})

test('a schedule stays until an upgrade removes it', async () => {
  const schedules = async () =>
    (
      await sql<{ name: string; cron: string }>`select name, cron from task.schedule order by name`.execute(
        world.ctx.db,
      )
    ).rows
  const taskNamed = (name: string, schedule?: string): AnyTask => ({
    ...recordingTask([]),
    name,
    ...(schedule && { schedule }),
  })
  await start([taskNamed('daily', '0 6 * * *'), taskNamed('weekly', '0 6 * * 1'), taskNamed('gone', '* * * * *')])
  await work()
  expect(await schedules()).toEqual([
    { name: 'daily', cron: '0 6 * * *' },
    { name: 'gone', cron: '* * * * *' },
    { name: 'weekly', cron: '0 6 * * 1' },
  ])

  const upgradedTasks = [taskNamed('daily', '30 7 * * *'), taskNamed('weekly')]
  const queue = await openTaskQueue(world.connection, upgradedTasks, createLog('silent'))
  await queue.work(world.ctx)
  await queue.stop()

  expect(await schedules()).toEqual([{ name: 'daily', cron: '30 7 * * *' }])
})

test('a stop waits for the running task, and returns fetched but unstarted tasks to the queue', async () => {
  const handledNames: string[] = []
  let release = () => {}
  const untilReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  const task = recordingTask(handledNames, () => untilReleased)
  await start([task])
  for (const name of ['1', '2', '3']) await send(task, name)
  await work()
  await expect.poll(() => handledNames).toHaveLength(1)
  expect(await states()).toEqual({ active: 3 })

  let hasStopped = false
  const stopPromise = world.backend.queue.stop().then(() => {
    hasStopped = true
  })
  await sql`select 1`.execute(world.ctx.db)
  expect(hasStopped).toBe(false)
  release()
  await stopPromise

  expect(handledNames).toHaveLength(1)
  expect(await states()).toEqual({ completed: 1, created: 2 })
  const nextBackend = await openBackend(world.connection, {
    log: createLog('silent'),
    config: world.ctx.config,
    tasks: [task],
  })
  await nextBackend.queue.work(nextBackend.ctx)
  await waitForStates({ completed: 3 })
  await nextBackend.close()
  expect(handledNames.toSorted()).toEqual(['1', '2', '3'])
})

test('a run that takes too long counts as a failure', async () => {
  const handledNames: string[] = []
  const neverEnds = () => new Promise<void>(() => {})
  const task = recordingTask(handledNames, neverEnds, { expireInSeconds: 1, retryLimit: 0 })
  await start([task])
  await work()

  await send(task, 'endless')
  await waitForStates({ failed: 1 })
})

test('an idle worker is notified of each new task instead of polling', async () => {
  const handledNames: string[] = []
  const task = recordingTask(handledNames)
  // Without notifications, the worker would poll once an hour.
  await start([task], { queue: { pollSeconds: 3_600 } })
  await work()
  await eventually(async () => {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and query like 'LISTEN%'`.execute(world.ctx.db)
    expect(rows).toHaveLength(1)
  })
  const names = Array.from({ length: 20 }, (_, index) => String(index))

  for (const name of names) {
    await send(task, name)
    await eventually(() => expect(handledNames).toContain(name))
  }

  expect(handledNames).toEqual(names)
})
