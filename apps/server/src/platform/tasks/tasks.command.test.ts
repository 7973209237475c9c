import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { eventually } from '../../../test/eventually.ts'
import { startWorld, type World } from '../../../test/world.ts'
import type { Task } from './task.ts'
import { tasksCommand } from './tasks.command.ts'

type Data = { name: string }

let world: World
afterEach(() => world.stop())

/** Creates a task that fails with its reason until it is fixed. */
function createFailingTask() {
  const state = { broken: true, handled: [] as string[] }
  const task: Task<Data> = {
    name: 'brittle',
    data: z.object({ name: z.string() }),
    retryLimit: 0,
    async handle(_ctx, { name }) {
      if (state.broken) throw new Error(`no luck with ${name}`)
      state.handled.push(name)
    },
  }
  return { state, task }
}

async function run(...args: string[]) {
  const lines: string[] = []
  const addLine = (line: string) => void lines.push(line)
  const preparedWork = await tasksCommand.prepare(args, { print: addLine, printError: addLine })
  const status = typeof preparedWork === 'number' ? preparedWork : await preparedWork(world.ctx)
  return { status, lines, said: lines.join('\n') }
}

async function failWith(task: Task<Data>, names: readonly string[]): Promise<void> {
  world = await startWorld({ tasks: [task] })
  await world.backend.queue.work(world.ctx)
  for (const name of names) await world.ctx.tasks.send(world.ctx.db, task, { name })
  await eventually(async () => expect((await run('failed')).lines).toHaveLength(3 * names.length))
}

test('a permanently failed task is listed with kind, data and reason, and succeeds when it is retried', async () => {
  const { state, task } = createFailingTask()
  await failWith(task, ['one'])

  const { lines } = await run('failed')
  expect(lines[0]).toMatch(/^[\da-f-]{36} {2}brittle, failed \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC at try 1$/)
  expect(lines.slice(1)).toEqual(['  no luck with one', '  {"name":"one"}'])

  state.broken = false
  expect(await run('retry', lines[0]?.slice(0, 36) ?? '')).toEqual({
    status: 0,
    lines: ['It is tried again.'],
    said: 'It is tried again.',
  })
  await eventually(() => expect(state.handled).toEqual(['one']))
  expect((await run('failed')).said).toBe('No task has failed for good.')
})

test('all failed tasks are retried together, and one that fails again is listed again', async () => {
  const { state, task } = createFailingTask()
  await failWith(task, ['one', 'two'])
  expect((await run('retry', '--all')).said).toBe('2 tasks are tried again.')
  await eventually(async () => expect((await run('failed')).said.match(/at try 2/g)).toHaveLength(2))
  state.broken = false
  await run('retry', '--all')
  await eventually(() => expect(state.handled.toSorted()).toEqual(['one', 'two']))
})

test('an id that is not a failed task’s is reported, as is any other invalid argument', async () => {
  world = await startWorld()
  expect(await run('retry', 'x')).toMatchObject({
    status: 1,
    said: expect.stringContaining('No failed task has the id "x"'),
  })
  for (const args of [[], ['retry'], ['retry', '1', '2'], ['failed', 'x'], ['lost']]) {
    expect(await run(...args)).toMatchObject({
      status: 1,
      said: expect.stringContaining('Usage: npm run rise -- tasks'),
    })
  }
})
