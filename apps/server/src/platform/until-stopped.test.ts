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
function runs(work: string, signalStatus = 0): LineProcess {
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
    const one = runs(`
      open('first')
      closers.add('second', async () => { say('closing'); await new Promise((resolve) => setTimeout(resolve, 100)) })
      say('up')`)
    await one.line(/up/)
    one.signal(signal)
    await one.line(/closing/)
    one.signal(signal)
    expect(await one.ended).toBe(0)
    expect(one.lines).toEqual(['up', 'closing', 'first closed'])
  })
})

test('when stopped while a resource is being opened, it waits for that, closes it, and starts nothing more', async () => {
  const one = runs(`
    say('opening')
    await new Promise((resolve) => process.once('SIGTERM', () => setTimeout(resolve, 50)))
    open('database')
    goOn()
    say('went on')`)
  await one.line(/opening/)
  one.signal('SIGTERM')
  expect(await one.ended).toBe(0)
  expect(one.lines).toEqual(['opening', 'database closed'])
})

test('it does not wait for work that leaves nothing to close', async () => {
  const one = runs("open('database'); say('working'); await unlessStopped(new Promise(() => {}))", 130)
  await one.line(/working/)
  one.signal('SIGINT')
  expect(await one.ended).toBe(130)
  expect(one.lines).toEqual(['working', 'database closed'])
})

test('work that returns a number ends the process with it, after everything is closed', async () => {
  const one = runs("open('database'); return 3")
  expect(await one.ended).toBe(3)
  expect(one.lines).toEqual(['database closed'])
})

test('an error that the operator can fix prints only its message; any other prints its stack, too', async () => {
  const expected = runs("open('database'); throw new StartError('PORT is taken.')")
  expect(await expected.ended).toBe(1)
  expect(expected.errorLines).toEqual(['PORT is taken.'])
  expect(expected.lines).toContain('database closed')

  const unexpected = runs("throw new Error('oops', { cause: new Error('deeper') })")
  expect(await unexpected.ended).toBe(1)
  expect(unexpected.errorLines.join('\n')).toMatch(/Error: oops\n +at [\s\S]*deeper/)
})

test.for([
  ['an error that nobody caught', "setImmediate(() => { throw new Error('oops') })"],
  ['a rejection that nobody handled', "setImmediate(() => { Promise.reject(new Error('oops')) })"],
])('%s is printed and stops the process in order', async ([, cause]) => {
  const one = runs(`open('database'); ${cause}`)
  expect(await one.ended).toBe(1)
  expect(one.errorLines.join('\n')).toMatch(/Error: oops\n +at /)
  expect(one.lines).toContain('database closed')
})

test('a resource that fails to close is printed, the rest is closed, and the exit status is 1', async () => {
  const one = runs(`
    open('database')
    closers.add('The queue', () => Promise.reject(new Error('stuck')))
    say('up')`)
  await one.line(/up/)
  one.signal('SIGTERM')
  expect(await one.ended).toBe(1)
  expect(one.lines).toContain('database closed')
  expect(one.errorLines.join('\n')).toContain('The queue did not close')
})
