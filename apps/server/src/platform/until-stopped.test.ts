import { afterEach, describe, expect, test } from 'vitest'
import { type LineProcess, startProcess } from '../../test/line-process.ts'

let running: LineProcess | undefined
afterEach(async () => {
  running?.signal('SIGKILL')
  await running?.ended
})

const at = (file: string) => JSON.stringify(new URL(file, import.meta.url).href)

/**
 * A process that runs `work` until it is stopped; `say` prints, `open(name)` opens a resource that prints when it is
 * closed.
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
  running = startProcess(['--input-type=module', '-e', code])
  return running
}

describe.for(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s', (signal) => {
  test('closes the open resources, last first, and exits cleanly; another signal changes nothing', async () => {
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

test('waits for a resource that is being opened, closes it, and starts nothing more', async () => {
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

test('does not wait for work that leaves nothing to close', async () => {
  const child = startWork("open('database'); say('working'); await unlessStopped(new Promise(() => {}))", 130)
  await child.line(/working/)
  child.signal('SIGINT')
  expect(await child.ended).toBe(130)
  expect(child.lines).toEqual(['working', 'database closed'])
})

test('work that returns a number ends the process with that status, after everything is closed', async () => {
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
  ['an error that nobody caught', "setImmediate(() => { throw new Error('oops') })"],
  ['a rejection that nobody handled', "setImmediate(() => { Promise.reject(new Error('oops')) })"],
])('%s is printed and stops the process in order', async ([, cause]) => {
  const child = startWork(`open('database'); ${cause}`)
  expect(await child.ended).toBe(1)
  expect(child.errorLines.join('\n')).toMatch(/Error: oops\n +at /)
  expect(child.lines).toContain('database closed')
})

test('a resource that fails to close is printed, the rest is closed, and the exit status is 1', async () => {
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
