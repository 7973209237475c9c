import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rise-test-'))
})
afterEach(() => rm(folder, { recursive: true }))

// A wrapper in its own process group, as in a terminal, around a program with this code.
async function wrapper(code: string, args: string[] = [], shell: string[] = []) {
  const program = join(folder, 'program.ts')
  await writeFile(program, `const say = (line: unknown): void => console.log(String(line))\n${code}`)
  const run = `
    import { runServerProgram, stopWithParent } from ${JSON.stringify(new URL('./run-server-program.mjs', import.meta.url).href)}
    stopWithParent()
    process.exitCode = await runServerProgram(${JSON.stringify(program)}, ${JSON.stringify(args)})`
  const [command = '', ...rest] = [...shell, process.execPath, '--input-type=module', '-e', run]
  const child = spawn(command, rest, {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const lines: string[] = []
  createInterface(child.stdout).on('line', (line) => lines.push(line))
  const exitStatus = once(child, 'close').then(([status]) => status)
  return {
    lines,
    ended: exitStatus,
    async line(count: number) {
      while (lines.length < count) await turn()
      return lines[count - 1]
    },
    signal: (signal: NodeJS.Signals) => child.kill(signal),
    signalGroup: (signal: NodeJS.Signals) => process.kill(-(child.pid ?? 0), signal),
  }
}

const patient = `
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      say(signal)
      setTimeout(() => { say('finished'); process.exit(7) }, 300)
    })
  }
  setInterval(() => {}, 1000)
  say(process.pid)`

describe('a program of the server', () => {
  test('gets its arguments, production mode and an allocation limit, and the wrapper exits with its status', async () => {
    const code =
      'say(JSON.stringify([process.argv.slice(2), process.env.NODE_ENV, process.env.MALLOC_MMAP_THRESHOLD_])); process.exitCode = 3'
    const { ended, lines } = await wrapper(code, ['--flag', 'a b'])

    expect(await ended).toBe(3)
    expect(lines).toEqual([JSON.stringify([['--flag', 'a b'], 'production', '1048576'])])
  })

  test.for(['SIGINT', 'SIGTERM'] as const)(
    'gets %s once, even if the wrapper gets it several times, and the wrapper waits for its end',
    async (signal) => {
      const { line, lines, ended, signal: sendSignal, signalGroup } = await wrapper(patient)
      await line(1)

      signalGroup(signal)
      sendSignal(signal)
      sendSignal(signal)

      expect(await ended).toBe(7)
      expect(lines.slice(1)).toEqual([signal, 'finished'])
    },
  )

  test('shuts down gracefully when the terminal is closed', async () => {
    const { line, lines, ended, signalGroup } = await wrapper(patient)
    await line(1)

    signalGroup('SIGHUP')

    expect(await ended).toBe(7)
    expect(lines.slice(1)).toEqual(['SIGTERM', 'finished'])
  })

  test('shuts down gracefully when only npm’s shell gets the signal', async () => {
    const { line, lines, ended, signal } = await wrapper(patient, [], ['sh', '-c', '"$@"; exit 0', 'sh'])
    await line(1)

    signal('SIGTERM')

    await ended
    expect(lines.slice(1)).toEqual(['SIGTERM', 'finished'])
  })

  test.runIf(process.platform === 'linux')(
    'shuts down gracefully when only npm is killed, and its shell survives',
    async () => {
      const npm = ['sh', '-c', 'sh -c \'"$@"; exit 0\' sh "$@"; exit 0', 'sh']
      const { line, lines, ended, signal } = await wrapper(patient, [], npm)
      await line(1)

      signal('SIGKILL')

      await ended
      expect(lines.slice(1)).toEqual(['SIGTERM', 'finished'])
    },
  )

  test('does not outlive a killed wrapper', async () => {
    const { line, lines, ended, signalGroup } = await wrapper(`${patient}\nsetInterval(() => say('alive'), 50)`)
    await line(2)

    signalGroup('SIGKILL')

    // The output is shared with the program: it closes only once both have ended.
    await ended
    expect(lines).not.toContain('finished')
  })

  test('makes the wrapper exit with 128 plus the number of the signal that killed it', async () => {
    const { ended } = await wrapper("process.kill(process.pid, 'SIGKILL')")

    expect(await ended).toBe(137)
    expect(await readdir(folder)).toEqual(['program.ts'])
  })
})
