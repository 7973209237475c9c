import { afterEach, describe, expect, test } from 'vitest'
import { type LineProcess, startProcess } from '../../test/line-process.ts'

let runningProcess: LineProcess | undefined
afterEach(async () => {
  runningProcess?.signal('SIGKILL')
  await runningProcess?.ended
})

const at = (file: string) => JSON.stringify(new URL(file, import.meta.url).href)

/**
 * Starts a process that runs `work` until it is stopped. In `work`, `say` prints, and `open(name)` opens a resource
 * that prints when it is closed.
 */
function startWork(work: string, signalStatus = 0): LineProcess {
  const code = `
    import { runUntilStopped } from ${at('./until-stopped.ts')}
    import { StartError } from ${at('./data-dir.ts')}
    const say = (text) => console.log(text)
    const alive = setInterval(() => {}, 1000)
    runUntilStopped(async ({ closers, goOn, unlessStopped }) => {
      const open = (name) => closers.add(name, async () => say(name + ' closed'))
      ${work}
    }, ${signalStatus})`
  runningProcess = startProcess(['--input-type=module', '-e', code])
  return runningProcess
}

describe.for(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('a process that receives %s', (signal) => {
  test('closes its resources, last opened first, and exits cleanly; another signal changes nothing', async () => {
    const child = startWork(`
      open('first')
      closers.add('second', async () => { say('closing'); await new Promise((resolve) => setTimeout(resolve, 100)) })
      say('up')`)
    await child.line(/up/)
    child.signal(signal)
    await child.line(/closing/)
    child.signal(signal)
    expect(await child.ended).toBe(0)
    expect(child.lines).toEqual(['up', 'closing', 'first closed'])
  })
})

test('a stopped process waits for a resource being opened, closes it, and starts nothing more', async () => {
  const child = startWork(`
    say('opening')
    await new Promise((resolve) => process.once('SIGTERM', () => setTimeout(resolve, 50)))
    open('database')
    goOn()
    say('went on')`)
  await child.line(/opening/)
  child.signal('SIGTERM')
  expect(await child.ended).toBe(0)
  expect(child.lines).toEqual(['opening', 'database closed'])
})

test('a stopped process doesn’t wait for work that leaves nothing to close', async () => {
  const child = startWork("open('database'); say('working'); await unlessStopped(new Promise(() => {}))", 130)
  await child.line(/working/)
  child.signal('SIGINT')
  expect(await child.ended).toBe(130)
  expect(child.lines).toEqual(['working', 'database closed'])
})

test('a number returned by the work becomes the exit status, after everything is closed', async () => {
  const child = startWork("open('database'); return 3")
  expect(await child.ended).toBe(3)
  expect(child.lines).toEqual(['database closed'])
})

test('an error that the operator can fix prints only its message; any other prints its stack, too', async () => {
  const expected = startWork("open('database'); throw new StartError('PORT is taken.')")
  expect(await expected.ended).toBe(1)
  expect(expected.errorLines).toEqual(['PORT is taken.'])
  expect(expected.lines).toContain('database closed')

  const unexpectedError = startWork("throw new Error('oops', { cause: new Error('deeper') })")
  expect(await unexpectedError.ended).toBe(1)
  expect(unexpectedError.errorLines.join('\n')).toMatch(/Error: oops\n +at [\s\S]*deeper/)
})

test.for([
  ['an uncaught error', "setImmediate(() => { throw new Error('oops') })"],
  ['an unhandled rejection', "setImmediate(() => { Promise.reject(new Error('oops')) })"],
])('%s is printed, and the process closes its resources and exits with status 1', async ([, cause]) => {
  const child = startWork(`open('database'); ${cause}`)
  expect(await child.ended).toBe(1)
  expect(child.errorLines.join('\n')).toMatch(/Error: oops\n +at /)
  expect(child.lines).toContain('database closed')
})

test('when a resource fails to close, the failure is printed, the others are closed, and the exit status is 1', async () => {
  const child = startWork(`
    open('database')
    closers.add('The queue', () => Promise.reject(new Error('stuck')))
    say('up')`)
  await child.line(/up/)
  child.signal('SIGTERM')
  expect(await child.ended).toBe(1)
  expect(child.lines).toContain('database closed')
  expect(child.errorLines.join('\n')).toContain('The queue did not close')
})
