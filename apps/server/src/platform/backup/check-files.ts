import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { BackupError, FILES, type Manifest } from './manifest.ts'

/**
 * Checks that a backup's uploaded files have the number and total size that its manifest states.
 * @throws {BackupError} if they differ, or if something is neither a file nor a folder
 */
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
  const oddEntry = entries.find((entry) => !(entry.isFile() || entry.isDirectory()))
  if (oddEntry) throw new BackupError(`The backup is not one of ours: ${oddEntry.name} is neither a file nor a folder.`)
  const files = entries.filter((entry) => entry.isFile())
  return Promise.all(files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size))
}
