import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkFiles } from './check-files.ts'
import { copyFiles } from './copy-files.ts'
import { FILES, type Manifest } from './manifest.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rise-copy-'))
  await mkdir(join(folder, FILES, 'pictures'), { recursive: true })
  await writeFile(join(folder, FILES, 'pictures', 'one.webp'), 'picture')
  await writeFile(join(folder, FILES, '.half'), 'written')
  await writeFile(join(folder, 'secret'), 'of the machine')
})
afterEach(() => rm(folder, { recursive: true }))

const from = () => join(folder, FILES)
const to = () => join(folder, 'copy')

test('files and folders are copied and counted, except hidden ones', async () => {
  expect(await copyFiles(from(), to())).toEqual({ count: 1, bytes: 7 })
  expect(await readFile(join(to(), 'pictures', 'one.webp'), 'utf8')).toBe('picture')
  expect(await readdir(to())).toEqual(['pictures'])
})

test.for([
  ['a file', 'secret'],
  ['a folder', '.'],
  ['nothing', 'missing'],
])('a symbolic link to %s is omitted from a backup and refused when restoring', async ([, target = '']) => {
  await symlink(join(folder, target), join(from(), 'pictures', 'link'))
  expect(await copyFiles(from(), to())).toEqual({ count: 1, bytes: 7 })
  expect(await readdir(join(to(), 'pictures'))).toEqual(['one.webp'])
  await expect(copyFiles(from(), join(folder, 'restored'), { strict: true })).rejects.toThrow('link is neither')
  const manifest = { files: { count: 1, bytes: 7 } } as Manifest
  await expect(checkFiles(folder, manifest)).rejects.toThrow('link is neither')
})
