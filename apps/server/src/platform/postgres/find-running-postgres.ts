import { resolve } from 'node:path'
import { clusterFolder } from './cluster.ts'
import { appConnection, type PostgresConnection, probe } from './connection.ts'
import { readPassword } from './password.ts'
import { isAlive, readPostmaster } from './postmaster.ts'

/**
 * Returns the connection to the Postgres that runs in this DATA_DIR, for a command that runs next to a server;
 * undefined if none is running or it can't serve. Doesn't start or change anything.
 */
export async function findRunningPostgres(dataDir: string): Promise<PostgresConnection | undefined> {
  const folder = resolve(dataDir)
  const postmaster = await readPostmaster(clusterFolder(folder))
  if (postmaster?.state !== 'ready' || !isAlive(postmaster)) return undefined
  const password = await readPassword(folder)
  if (password === undefined) return undefined
  const connection = appConnection(postmaster.socketDir, password)
  return probe(connection).then(
    () => connection,
    () => undefined,
  )
}
