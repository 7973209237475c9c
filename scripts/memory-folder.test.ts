import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let memory: string
beforeEach(() => {
  memory = mkdtempSync(join(tmpdir(), 'rise-memory-'))
})
afterEach(() => rmSync(memory, { recursive: true, force: true }))

/** Makes a folder in `within` by a process of its own, and returns what it says of it. */
function make(within: string, plenty = true): { folder?: string; mode?: string; status: number | null } {
  const script = `
    import { statSync } from 'node:fs'
    process.availableMemory = () => ${plenty ? 64 : 1} * 2 ** 30
    const { makeMemoryFolder } = await import(${JSON.stringify(new URL('./memory-folder.mjs', import.meta.url).href)})
    const folder = makeMemoryFolder(process.argv[1])
    console.log(JSON.stringify({ folder, ...(folder && { mode: statSync(folder).mode.toString(8) }) }))`
  const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '-e', script, within], {
    encoding: 'utf8',
  })
  return { ...JSON.parse(stdout), status }
}

test('a folder that everyone may write to is there while the process runs, and gone after it', () => {
  const { folder = '', mode } = make(memory)
  expect(folder.startsWith(join(memory, 'rise-tests-'))).toBe(true)
  expect(mode).toBe('41777')
  expect(existsSync(folder)).toBe(false)
})

test('what a process left that was killed is removed; what another still uses stays', async () => {
  const [gone, own] = [join(memory, 'rise-tests-999999999-a'), join(memory, `rise-tests-${process.pid}-b`)]
  await mkdir(gone)
  await mkdir(own)
  make(memory)
  expect(readdirSync(memory)).toEqual([`rise-tests-${process.pid}-b`])
})

test('without memory to spare, or such a folder, there is none', () => {
  expect(make(memory, false).folder).toBeUndefined()
  expect(make(join(memory, 'absent')).folder).toBeUndefined()
})
