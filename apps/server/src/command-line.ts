import { migrationsFolder } from './app.ts'
import { openBackend } from './backend.ts'
import { commands } from './features/features.ts'
import { loadConfig } from './load-config.ts'
import { explainUnreachable, type OpenDatabase, openConfiguredDatabase } from './open-database.ts'
import type { CommandOutput } from './platform/command.ts'
import type { Config } from './platform/config.ts'
import { DataDirInUse } from './platform/data-dir.ts'
import { createLog } from './platform/log.ts'
import { findRunningPostgres } from './platform/postgres/index.ts'
import { type Run, runUntilStopped } from './platform/until-stopped.ts'
import { recordMigrations } from './record-start.ts'

/** The exit status that a shell reports for a program ended by Ctrl-C. */
const INTERRUPTED_STATUS = 130

const output: CommandOutput = {
  print: (line) => void process.stdout.write(`${line}\n`),
  printError: (line) => void process.stderr.write(`${line}\n`),
}

/**
 * Opens the configured database: the one at DATABASE_URL, otherwise the embedded Postgres. If a running server owns
 * DATA_DIR, returns the connection to that server's Postgres instead of starting one for the duration of the command.
 */
async function openForCommand(config: Config, stopped: AbortSignal): Promise<OpenDatabase> {
  try {
    return await openConfiguredDatabase(config, { say: output.printError, stopped })
  } catch (error) {
    if (!(error instanceof DataDirInUse)) throw error
    const connection = await findRunningPostgres(config.dataDir)
    if (!connection) throw error
    return { connection, close: async () => {} }
  }
}

/** Runs `rise <command> ...`; returns the exit status. */
async function runCommand(
  [name, ...args]: readonly string[],
  { closers, stopped, goOn, unlessStopped }: Run,
): Promise<number> {
  const command = commands.find((candidate) => candidate.name === name)
  if (!command) {
    const usage = commands.map((c) => `  npm run rise -- ${c.usage}`).join('\n')
    const isHelp = name === undefined || name === 'help' || name === '--help'
    output.printError(isHelp ? `Commands:\n${usage}` : `There is no command "${name}". Commands:\n${usage}`)
    return isHelp ? 0 : 1
  }
  const config = loadConfig(process.env)
  const preparedWork = await command.prepare(args, output)
  if (typeof preparedWork === 'number') return preparedWork
  const database = await openForCommand(config, stopped)
  closers.add('The database', database.close)
  goOn()
  const target = { connection: database.connection, migrationsFolder }
  if ('before' in preparedWork) await preparedWork.before?.(target, config)
  const backend = await openBackend(database.connection, { log: createLog('warn'), config }).catch((error) =>
    Promise.reject(explainUnreachable(error, config)),
  )
  closers.add('The task queue', backend.close)
  await recordMigrations(backend.ctx, backend.migrated)
  return unlessStopped(
    typeof preparedWork === 'function' ? preparedWork(backend.ctx) : preparedWork.work(backend.ctx, target),
  )
}

runUntilStopped((run) => runCommand(process.argv.slice(2), run), INTERRUPTED_STATUS)
