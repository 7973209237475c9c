import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { claimDataDir, DataDirInUse, StartError } from './data-dir.ts'

let dataDir: string
const claimants: { kill(): Promise<void> }[] = []

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rise-test-'))
})

afterEach(async () => {
  await Promise.all(claimants.splice(0).map((one) => one.kill()))
  await rm(dataDir, { recursive: true })
})

// Starts a process that claims the folder, prints the outcome, and lives until it is killed.
function claimant() {
  const code = `
    import { claimDataDir } from ${JSON.stringify(new URL('./data-dir.ts', import.meta.url).href)}
    setInterval(() => {}, 1000)
    await claimDataDir(${JSON.stringify(dataDir)}).then(() => console.log('won'), (error) => console.log(error.message))`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  const exit = once(child, 'exit')
  const candidate = {
    pid: child.pid,
    answer: once(createInterface(child.stdout), 'line').then(([line]) => String(line)),
    async kill() {
      child.kill('SIGKILL')
      await exit
    },
  }
  claimants.push(candidate)
  return candidate
}

describe('claiming a DATA_DIR', () => {
  test('creates the folder; while another process owns it, fails with one line naming the folder and its owner', async () => {
    dataDir = join(dataDir, 'not', 'there yet')
    const owner = claimant()
    expect(await owner.answer).toBe('won')

    const error = await claimDataDir(dataDir).catch((thrown: unknown) => thrown)

    expect(error).toBeInstanceOf(DataDirInUse)
    expect(error).toMatchObject({ pid: owner.pid })
    expect(String(error)).toContain(dataDir)
    expect(String(error)).toContain(`process ${owner.pid}`)
    expect(String(error)).not.toContain('\n')
    dataDir = join(dataDir, '..', '..')
  })

  test('succeeds immediately after its owner was killed', async () => {
    const owner = claimant()
    await owner.answer
    await owner.kill()

    const claim = await claimDataDir(dataDir)
    await claim.release()
  })

  test('succeeds for one of several simultaneous claims, and the others get its process id', async () => {
    const claimantProcesses = Array.from({ length: 5 }, claimant)
    const answers = await Promise.all(claimantProcesses.map((one) => one.answer))

    const winner = claimantProcesses[answers.indexOf('won')]
    const refusals = answers.filter((answer) => answer !== 'won')
    expect(refusals).toHaveLength(4)
    for (const refusal of refusals) expect(refusal).toContain(`process ${winner?.pid})`)
  })

  test('fails for a second claim in the same process until the release; releasing twice is harmless', async () => {
    const claim = await claimDataDir(dataDir)
    await expect(claimDataDir(dataDir)).rejects.toMatchObject({ name: 'DataDirInUse', pid: process.pid })

    await claim.release()
    const nextClaim = await claimDataDir(dataDir)
    await claim.release()

    await expect(claimDataDir(dataDir)).rejects.toBeInstanceOf(DataDirInUse)
    await nextClaim.release()
  })

  test('succeeds when another process has the dead owner’s process id', async () => {
    await writeFile(join(dataDir, 'owner.pid'), `${process.ppid}\n`)

    const claim = await claimDataDir(dataDir)
    await claim.release()
  })

  test('fails with one line when the folder cannot be written', async () => {
    const file = join(dataDir, 'file')
    await writeFile(file, '')

    for (const impossible of [file, join(file, 'below')]) {
      const error = await claimDataDir(impossible).catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(StartError)
      expect(error).not.toBeInstanceOf(DataDirInUse)
      expect(String(error)).toContain(`DATA_DIR ${impossible} can’t be written`)
      expect(String(error)).not.toContain('\n')
    }
  })
})
