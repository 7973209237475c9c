import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { syncFolder } from '../data-dir.ts'
import { assertFileKey, type Files, FilesUnavailable, type OpenFile, urlPathOf } from './files.ts'

/**
 * Creates a store of files in a folder of the local disk. The first file creates the folder. A file is written under a
 * temporary name, synced and renamed, so that it exists completely or not at all, even after a power failure.
 */
export function createLocalFiles(folder: string): Files {
  const root = resolve(folder)
  const pathOf = (key: string) => {
    assertFileKey(key)
    return join(root, key)
  }
  return {
    put: (key, content) => orUnavailable(() => write(pathOf(key), content)),
    get: (key) => orUnavailable(() => openForReading(pathOf(key))),
    delete: (keys) =>
      orUnavailable(async () => {
        for (const path of keys.map(pathOf)) await rm(path, { force: true })
        // Removes the folder if it is empty now; rmdir refuses any other folder.
        for (const parent of new Set(keys.map((key) => dirname(pathOf(key))))) await rmdirIfEmpty(parent, root)
      }),
    urlPath: urlPathOf,
  }
}

async function write(path: string, content: Uint8Array): Promise<void> {
  const folder = dirname(path)
  const temporary = join(folder, `.${randomUUID()}`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    const handle = await open(temporary, 'wx', 0o600)
    try {
      await handle.writeFile(content)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  await syncFolder(folder)
}

async function openForReading(path: string): Promise<OpenFile | undefined> {
  try {
    const handle = await open(path, 'r')
    const { size } = await handle.stat()
    return { stream: handle.createReadStream(), size }
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return undefined
    throw error
  }
}

async function rmdirIfEmpty(folder: string, root: string): Promise<void> {
  if (folder === root) return
  await rmdir(folder).catch((error: unknown) => {
    if (!['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(codeOf(error) ?? '')) throw error
  })
}

async function orUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    if (codeOf(cause) === undefined) throw cause
    throw new FilesUnavailable(`the disk says ${codeOf(cause)}`, { cause })
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
