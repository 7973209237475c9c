// Tries `npm start` or `npm test` on a fresh clone while endless loops keep the processors busy:
//   node scripts/try-busy-machine.mjs start
//   node scripts/try-busy-machine.mjs test
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Worker } from 'node:worker_threads'
import { freePort } from './free-port.mjs'
import { root } from './prepare.mjs'

/** With this many loops on two processors, each program gets a third of a processor. */
const LOOPS = 4
const PAGES = ['/', '/jobs', '/companies', '/professionals', '/real-talk', '/api/openapi.json', '/readyz']

const [what] = process.argv.slice(2)
if (what !== 'start' && what !== 'test') {
  console.error('Usage: node scripts/try-busy-machine.mjs start|test')
  process.exit(2)
}

const folder = mkdtempSync(join(tmpdir(), 'rise-busy-'))
const clone = join(folder, 'rise')
/** @type {Worker[]} */
let loops = []
try {
  if ((await run('git', ['clone', '--quiet', root, clone], root)) !== 0) throw new Error('The clone failed.')
  loops = Array.from({ length: LOOPS }, () => new Worker('for (;;);', { eval: true }))
  process.exitCode = what === 'test' ? await run('npm', ['test'], clone) : await tryStart()
} finally {
  for (const loop of loops) await loop.terminate()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** @param {string} command @param {readonly string[]} words @param {string} cwd */
async function run(command, words, cwd) {
  const child = spawn(command, words, { cwd, stdio: ['ignore', 'inherit', 'inherit'] })
  const [status] = await once(child, 'exit')
  return status ?? 1
}

/** Starts Rise, requests some pages once it reports that it is ready, and stops it. Returns the exit status. */
async function tryStart() {
  const port = await freePort()
  const env = { ...process.env, PORT: port, DATA_DIR: join(folder, 'data') }
  const startedAt = Date.now()
  const child = spawn('npm', ['start'], { cwd: clone, env, stdio: ['ignore', 'pipe', 'inherit'], detached: true })
  let isReady = false
  let isComplete = true
  for await (const line of createInterface(child.stdout)) {
    console.log(line)
    isComplete &&= !line.startsWith('Demo world: not loaded')
    isReady = line.includes(' is ready: ')
    if (isReady) break
  }
  if (isReady) console.log(`\nReady after ${Math.round((Date.now() - startedAt) / 1000)} s.`)
  const refusedPaths = isReady ? await refusedPages(`http://127.0.0.1:${port}`) : []
  child.stdout.resume()
  const exit = once(child, 'exit')
  if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
  await exit
  for (const page of refusedPaths) console.log(`Refused: ${page}`)
  const hasPassed = isReady && isComplete && refusedPaths.length === 0
  console.log(
    hasPassed
      ? 'Rise started with all demo data and answered every request.'
      : 'Rise started incompletely or not at all; see above.',
  )
  return hasPassed ? 0 : 1
}

/** @param {string} origin */
async function refusedPages(origin) {
  const refusedPaths = []
  for (const page of PAGES) {
    const { status } = await fetch(origin + page)
    if (status !== 200) refusedPaths.push(`${page} (${status})`)
  }
  return refusedPaths
}
