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

/** Creates a folder in `within` in a separate process, and returns that process's report. */
function make(within: string, hasPlenty = true): { folder?: string; mode?: string; status: number | null } {
  const script = `
    import { statSync } from 'node:fs'
    process.availableMemory = () => ${hasPlenty ? 64 : 1} * 2 ** 30
    const { makeMemoryFolder } = await import(${JSON.stringify(new URL('./memory-folder.mjs', import.meta.url).href)})
    const folder = makeMemoryFolder(process.argv[1])
    console.log(JSON.stringify({ folder, ...(folder && { mode: statSync(folder).mode.toString(8) }) }))`
  const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '-e', script, within], {
    encoding: 'utf8',
  })
  return { ...JSON.parse(stdout), status }
}

test('a world-writable folder exists while the process runs, and is removed afterwards', () => {
  const { folder = '', mode } = make(memory)
  expect(folder.startsWith(join(memory, 'rise-tests-'))).toBe(true)
  expect(mode).toBe('41777')
  expect(existsSync(folder)).toBe(false)
})

test('the folder of a killed process is removed, while a folder in use stays', async () => {
  const [abandoned, inUse] = [join(memory, 'rise-tests-999999999-a'), join(memory, `rise-tests-${process.pid}-b`)]
  await mkdir(abandoned)
  await mkdir(inUse)
  make(memory)
  expect(readdirSync(memory)).toEqual([`rise-tests-${process.pid}-b`])
})

test('no folder is made without enough memory, or without a memory file system', () => {
  expect(make(memory, false).folder).toBeUndefined()
  expect(make(join(memory, 'absent')).folder).toBeUndefined()
})
