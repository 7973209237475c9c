import { copyFile, lstat, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { BackupError } from './manifest.ts'

interface CopiedFiles {
  readonly count: number
  readonly bytes: number
}

/**
 * Copies a folder's regular files, including those in folders below it, but no hidden ones. A symbolic link is left
 * out, or refused with `strict`, because it could lead out of the folder, and reveal or overwrite its target.
 * @throws {BackupError} with `strict`, if something is neither a file nor a folder
 */
export async function copyFiles(source: string, target: string, { strict = false } = {}): Promise<CopiedFiles> {
  await mkdir(target, { recursive: true, mode: 0o700 })
  const sum = { count: 0, bytes: 0 }
  for (const entry of await readdir(source, { withFileTypes: true })) {
    if (entry.name.startsWith('.')) continue
    const [from, to] = [join(source, entry.name), join(target, entry.name)]
    if (entry.isDirectory()) {
      const copiedBelow = await copyFiles(from, to, { strict })
      sum.count += copiedBelow.count
      sum.bytes += copiedBelow.bytes
    } else if (entry.isFile()) {
      const bytes = await copyOne(from, to)
      if (bytes === undefined) continue
      sum.count += 1
      sum.bytes += bytes
    } else if (strict) {
      throw new BackupError(`The backup is not one of ours: ${entry.name} is neither a file nor a folder.`)
    }
  }
  return sum
}

/** Returns the number of bytes copied; undefined if the file has been deleted in the meantime. */
async function copyOne(from: string, to: string): Promise<number | undefined> {
  try {
    await copyFile(from, to)
    return (await lstat(to)).size
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
