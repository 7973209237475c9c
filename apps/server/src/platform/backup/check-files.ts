import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { BackupError, FILES, type Manifest } from './manifest.ts'

/** @throws {BackupError} when files that were backed up are missing or cut short */
export async function checkFiles(folder: string, { files }: Manifest): Promise<void> {
  if (files === null) return
  const sizes = await sizesIn(join(folder, FILES))
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  if (sizes.length === files.count && bytes === files.bytes) return
  throw new BackupError(
    `The backup is damaged: it had ${files.count} files with ${files.bytes} bytes, and has ${sizes.length} with ${bytes}.`,
  )
}

async function sizesIn(folder: string): Promise<number[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const odd = entries.find((entry) => !(entry.isFile() || entry.isDirectory()))
  if (odd) throw new BackupError(`The backup is not one of ours: ${odd.name} is neither a file nor a folder.`)
  const files = entries.filter((entry) => entry.isFile())
  return Promise.all(files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size))
}
