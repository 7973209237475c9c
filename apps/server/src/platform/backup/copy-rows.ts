import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { Client } from 'pg'
import { from, to } from 'pg-copy-streams'
import { BackupError, type HeldRows } from './manifest.ts'

/** Writes the output of a COPY statement to a compressed file. Returns the number of rows and their hash. */
export async function writeRows(
  client: Client,
  statement: string,
  file: string,
): Promise<Pick<HeldRows, 'rows' | 'sha256'>> {
  const rows = client.query(to(statement))
  const { through, digest } = createHashStream()
  await pipeline(rows, through, createGzip(), createWriteStream(file, { flags: 'wx', mode: 0o600 }))
  return { rows: rows.rowCount, sha256: digest() }
}

/**
 * Loads a compressed file with a COPY statement.
 * @throws {BackupError} if the file differs from what was written
 */
export async function loadRows(client: Client, statement: string, file: string, held: HeldRows): Promise<void> {
  const damageError = new BackupError(`The backup is damaged: ${file} isn’t what was written into it.`)
  const rows = client.query(from(statement))
  const { through, digest } = createHashStream()
  try {
    await pipeline(createReadStream(file), createGunzip(), through, rows)
  } catch (error) {
    if (error instanceof Error && 'code' in error && /^(Z_|ENOENT)/.test(String(error.code))) throw damageError
    throw error
  }
  if (digest() !== held.sha256 || rows.rowCount !== held.rows) throw damageError
}

function createHashStream(): { through: Transform; digest(): string } {
  const hash = createHash('sha256')
  const hashStream = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  return { through: hashStream, digest: () => hash.digest('hex') }
}
