import { type FileHandle, open, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const MOST_BYTES = 1024 * 1024
const KEPT_BYTES = 256 * 1024
const SHOWN_LINES = 20

/** Postgres's own log, `DATA_DIR/postgres.log`. */
export interface ServerLog {
  handle: FileHandle
  /** Returns the last lines written since the log was opened. */
  tail(): Promise<string>
}

/** Opens the log for appending. A log of more than 1 MiB keeps only its last 256 KiB. */
export async function openServerLog(dataDir: string): Promise<ServerLog> {
  const path = join(dataDir, 'postgres.log')
  const size = (await stat(path).catch(() => undefined))?.size ?? 0
  if (size > MOST_BYTES) {
    const tail = (await readFile(path)).subarray(-KEPT_BYTES)
    await writeFile(`${path}.new`, tail.subarray(tail.indexOf('\n') + 1), { mode: 0o600 })
    await rename(`${path}.new`, path)
  }
  const handle = await open(path, 'a', 0o600)
  const { size: sizeAtOpening } = await handle.stat()
  return {
    handle,
    async tail() {
      const newLines = (await readFile(path)).subarray(sizeAtOpening).toString('utf8')
      return newLines.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n')
    },
  }
}
