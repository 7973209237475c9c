import { type FileHandle, open, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const LARGEST = 1024 * 1024
const KEPT = 256 * 1024
const SHOWN_LINES = 20

/** Postgres's own log, `DATA_DIR/postgres.log`. */
export interface ServerLog {
  handle: FileHandle
  /** The last lines written since it was opened. */
  tail(): Promise<string>
}

/** Opens the log for appending; one over 1 MiB keeps only its last 256 KiB. */
export async function openServerLog(dataDir: string): Promise<ServerLog> {
  const path = join(dataDir, 'postgres.log')
  const size = (await stat(path).catch(() => undefined))?.size ?? 0
  if (size > LARGEST) {
    const tail = (await readFile(path)).subarray(-KEPT)
    await writeFile(`${path}.new`, tail.subarray(tail.indexOf('\n') + 1), { mode: 0o600 })
    await rename(`${path}.new`, path)
  }
  const handle = await open(path, 'a', 0o600)
  const { size: opened } = await handle.stat()
  return {
    handle,
    async tail() {
      const newLines = (await readFile(path)).subarray(opened).toString('utf8')
      return newLines.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n')
    },
  }
}
