import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** The format version that this version of Rise writes, and the only one that it reads. */
export const FORMAT = 1
export const MANIFEST = 'backup.json'
/** The folders below the backup's folder: one for the uploaded files, and one with a file for each table. */
export const FILES = 'files'
export const TABLES = 'tables'

const heldRows = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.int(),
  /** The SHA-256 of the rows as Postgres writes them, in hex. */
  sha256: z.string(),
})
export type HeldRows = z.output<typeof heldRows>

/**
 * The content of a backup. The manifest is written last, so that a folder with a manifest is a complete backup. Each
 * table's rows are in `tables/{name}.copy.gz`, in the text format of Postgres's COPY.
 */
export const manifest = z.object({
  format: z.literal(FORMAT, 'It was made by another version of Rise: restore it with that one.'),
  madeAt: z.iso.datetime(),
  /** The state of the schema, as the names of its migrations. */
  migrations: z.array(z.string()),
  tables: z.array(heldRows),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  /**
   * The tasks that had not finished; null if there was no task queue. They can only be restored into the same version
   * of the queue.
   */
  tasks: heldRows.extend({ version: z.int() }).nullable(),
  /**
   * A mark that shows whether AUTH_SECRET is the same, without revealing it; null if the database stores the secret.
   */
  secretMark: z.string().nullable(),
  /** The uploaded files; null if they are in an object store, which has its own copies. */
  files: z.object({ count: z.int(), bytes: z.int() }).nullable(),
})
export type Manifest = z.output<typeof manifest>

/** Thrown if a backup can't be made or used. The message has the reason and the remedy. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/**
 * Reads the manifest.
 * @throws {BackupError} if the folder has no complete backup of this format
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new BackupError(`${folder} holds no backup, or one that wasn’t finished: it has no ${MANIFEST}.`)
  })
  const parsedManifest = manifest.safeParse(parse(text))
  if (!parsedManifest.success)
    throw new BackupError(`${join(folder, MANIFEST)} can’t be read. ${parsedManifest.error.issues[0]?.message}`)
  return parsedManifest.data
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns the number of rows in a backup. */
export function rowsOf({ tables }: Manifest): number {
  return tables.reduce((sum, { rows }) => sum + rows, 0)
}
