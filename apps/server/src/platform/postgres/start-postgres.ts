import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseError } from 'pg'
import { StartError, unwritable } from '../data-dir.ts'
import { locateBinaries } from './binaries.ts'
import {
  clusterExists,
  clusterFolder,
  createCluster,
  dataArgument,
  SERVER_ENVIRONMENT,
  storedBytes,
} from './cluster.ts'
import { appConnection, ensureDatabase, type PostgresConnection } from './connection.ts'
import { endOfStranger, keepRunning, type RunningPostmaster } from './keep-running.ts'
import { openServerLog, type ServerLog } from './log-file.ts'
import { makePassword, readPassword } from './password.ts'
import {
  clearDead,
  clusterName,
  isAlive,
  type Postmaster,
  readPostmaster,
  readSettledPostmaster,
  stopPostmaster,
} from './postmaster.ts'
import { changeOwner, type ServerUser, serverUser } from './server-user.ts'
import { settingArguments } from './settings.ts'
import { makeSocketDir, remakeSocketDir, removeSocketDir } from './socket-dir.ts'
import { stopWithRise } from './stop-with-rise.ts'

export interface EmbeddedPostgres {
  connection: PostgresConnection
  /** Whether Postgres was already running, left over from a Rise that was killed. */
  attached: boolean
  /**
   * Shuts Postgres down in order and waits for its end; a second call waits for the same end. Until the first call,
   * Postgres is restarted whenever it ends.
   */
  stop(): Promise<void>
}

export interface StartOptions {
  /** The database's folder, which the caller has claimed (`claimDataDir`). */
  dataDir: string
  /** Called with a message about a slow step. */
  log: { info(message: string): void }
  /** Cancels the creation of a cluster when it is aborted; `startPostgres` then rejects with its reason. */
  stopped?: AbortSignal
  /** The number of connections served at a time; by default, enough for one Rise process. */
  connections?: number | undefined
}

const POLL_MS = 10
const PATIENCE_MS = 5_000

/**
 * Starts the embedded Postgres in DATA_DIR, and creates its cluster at the first start. If a killed Rise left one
 * running, attaches to it instead. Resolves when Postgres is ready.
 * @throws {StartError} with what to do, and the end of Postgres's own log if Postgres failed
 */
export async function startPostgres({ dataDir, log, stopped, connections }: StartOptions): Promise<EmbeddedPostgres> {
  if (process.platform === 'win32')
    throw new StartError('The embedded Postgres does not run on Windows. Set DATABASE_URL, or use WSL.')
  const folder = resolve(dataDir)
  const clusterDir = clusterFolder(folder)

  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error) => Promise.reject(unwritable(folder, error)))
  const leftoverPostmaster = await readSettledPostmaster(clusterDir)
  const attachedServer = leftoverPostmaster && (await attach(folder, leftoverPostmaster, log))
  if (leftoverPostmaster && !attachedServer) {
    await clearDead(clusterDir, leftoverPostmaster)
    await removeSocketDir(leftoverPostmaster.socketDir)
  }

  const user = await serverUser(clusterDir)
  const binaries = await locateBinaries(user)
  const launchIn = (socketDir: string) =>
    launchLogged({ program: binaries.postgres, folder, clusterDir, socketDir, user, log, connections })
  if (attachedServer) {
    const { postmaster, connection } = attachedServer
    const foundPostgres = { postmaster, ended: endOfStranger(postmaster) }
    return createEmbedded({ running: foundPostgres, connection, attached: true, clusterDir, user, log, launchIn })
  }
  const password = await passwordFor(folder)
  if (!(await clusterExists(folder))) {
    log.info('Making the database (first start, a few seconds) ...')
    await createCluster({ dataDir: folder, binaries, user, password, stopped })
  }
  if (user) await changeOwner(clusterDir, user).catch((error) => Promise.reject(unwritable(folder, error)))

  const socketDir = await makeSocketDir(user)
  try {
    const runningPostgres = await launchIn(socketDir)
    await ensureDatabase(socketDir, password).catch(async (error) => {
      await stopPostmaster(runningPostgres.postmaster)
      throw connectionError(folder, error)
    })
    const connection = appConnection(socketDir, password)
    return createEmbedded({ running: runningPostgres, connection, attached: false, clusterDir, user, log, launchIn })
  } catch (error) {
    await removeSocketDir(socketDir)
    throw error
  }
}

// Without its password file, a cluster can't be opened, and a new password would not match it.
async function passwordFor(folder: string): Promise<string> {
  const password = await readPassword(folder)
  if (password !== undefined) return password
  if (await clusterExists(folder)) {
    throw new StartError(
      `DATA_DIR ${folder} holds a database but not its postgres.password. Restore that file from your backup.`,
    )
  }
  return makePassword(folder)
}

// Returns the running Postgres. If it is dead or stopping, returns undefined once it is gone. If it can't be reached,
// such as because its socket was deleted, stops it and returns undefined.
async function attach(folder: string, left: Postmaster, log: StartOptions['log']) {
  const clusterDir = clusterFolder(folder)
  if (!isAlive(left)) return undefined
  const password = await passwordFor(folder)
  let postmaster = left
  const remind = reminder(log, 'Waiting for the Postgres that an earlier start left running ...')
  while (postmaster.state !== 'ready') {
    await sleep(POLL_MS)
    remind()
    if (!isAlive(left)) return undefined
    postmaster = (await readPostmaster(clusterDir)) ?? postmaster
  }
  try {
    await ensureDatabase(postmaster.socketDir, password)
    return { postmaster, connection: appConnection(postmaster.socketDir, password) }
  } catch (error) {
    if (error instanceof DatabaseError && error.code?.startsWith('28')) throw connectionError(folder, error)
    log.info('A Postgres that an earlier start left running does not answer; restarting it ...')
    await stopPostmaster(postmaster)
    return undefined
  }
}

interface Launch {
  program: string
  folder: string
  clusterDir: string
  socketDir: string
  user: ServerUser | undefined
  log: StartOptions['log']
  connections: number | undefined
}

async function launchLogged(options: Launch): Promise<RunningPostmaster> {
  const { folder } = options
  const serverLog = await openServerLog(folder).catch((error) => Promise.reject(unwritable(folder, error)))
  return launch(options, serverLog).finally(() => serverLog.handle.close())
}

// Runs in its own session, so that Ctrl-C in the terminal reaches only Rise, which then stops Postgres in order.
async function launch(
  { program, clusterDir, socketDir, user, log, connections }: Launch,
  serverLog: ServerLog,
): Promise<RunningPostmaster> {
  const { fd } = serverLog.handle
  const settings = settingArguments(socketDir, clusterName(socketDir), await storedBytes(clusterDir), connections)
  const args = ['-D', dataArgument(clusterDir), ...settings]
  const child = spawn(program, args, {
    ...user,
    cwd: clusterDir,
    env: SERVER_ENVIRONMENT,
    detached: true,
    stdio: ['ignore', fd, fd],
  })
  const untilEnded = endOf(child)
  const remind = reminder(log, 'Postgres is recovering what a crash left ...')
  for (;;) {
    const failure = await Promise.race([untilEnded, sleep(POLL_MS, undefined)])
    if (failure !== undefined)
      throw new StartError(`Postgres did not start: it ended with ${failure}.\n${await serverLog.tail()}`.trimEnd())
    const postmaster = await readPostmaster(clusterDir)
    if (postmaster?.pid === child.pid && postmaster?.state === 'ready') {
      child.unref()
      return { postmaster, ended: untilEnded }
    }
    remind()
  }
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(signal ?? `status ${code}`))
  })
}

interface EmbeddedParts extends Pick<EmbeddedPostgres, 'connection' | 'attached'> {
  readonly running: RunningPostmaster
  readonly clusterDir: string
  readonly user: ServerUser | undefined
  readonly log: StartOptions['log']
  launchIn(socketDir: string): Promise<RunningPostmaster>
}

function createEmbedded({
  running,
  connection,
  attached,
  clusterDir,
  user,
  log,
  launchIn,
}: EmbeddedParts): EmbeddedPostgres {
  const { socketDir } = running.postmaster
  const stop = keepRunning({
    running,
    log,
    watch: (postmaster) => stopWithRise(postmaster, user),
    async relaunch(dead) {
      await clearDead(clusterDir, dead)
      await remakeSocketDir(socketDir, user)
      return launchIn(socketDir)
    },
  })
  let whenStopped: Promise<void> | undefined
  return {
    connection,
    attached,
    stop() {
      whenStopped ??= stop().then(() => removeSocketDir(socketDir))
      return whenStopped
    },
  }
}

function connectionError(folder: string, cause: unknown): StartError {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new StartError(
    `Postgres in DATA_DIR ${folder} refuses Rise: ${reason}. Does postgres.password belong to this database?`,
    { cause },
  )
}

// Reports once, after a few seconds, that a step is slow.
function reminder(log: StartOptions['log'], message: string): () => void {
  const since = Date.now()
  let isReported = false
  return () => {
    if (isReported || Date.now() - since < PATIENCE_MS) return
    isReported = true
    log.info(message)
  }
}
