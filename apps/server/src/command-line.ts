import { openBackend } from './backend.ts'
import { commands } from './features/commands.ts'
import { explainUnreachable, type OpenDatabase, openConfiguredDatabase } from './open-database.ts'
import type { CommandOutput } from './platform/command.ts'
import { type Config, ConfigError, loadConfig } from './platform/config.ts'
import { DataDirInUse, StartError } from './platform/data-dir.ts'
import { createLog } from './platform/log.ts'
import { findRunningPostgres } from './platform/postgres/index.ts'

const output: CommandOutput = {
  print: (line) => void process.stdout.write(`${line}\n`),
  printError: (line) => void process.stderr.write(`${line}\n`),
}

/** The running server's database, or the configured one, started for the time of the command. */
async function openForCommand(config: Config): Promise<OpenDatabase> {
  try {
    return await openConfiguredDatabase(config, output.printError)
  } catch (error) {
    if (!(error instanceof DataDirInUse)) throw error
    const connection = await findRunningPostgres(config.dataDir)
    if (!connection) throw error
    return { connection, close: async () => {} }
  }
}

/** Runs `rise <command> ...`; gives the exit status. */
async function run([name, ...args]: readonly string[]): Promise<number> {
  const command = commands.find((candidate) => candidate.name === name)
  if (!command) {
    const usage = commands.map((c) => `  npm run rise -- ${c.usage}`).join('\n')
    const asked = name === undefined || name === 'help' || name === '--help'
    output.printError(asked ? `Commands:\n${usage}` : `There is no command "${name}". Commands:\n${usage}`)
    return asked ? 0 : 1
  }
  const config = loadConfig(process.env)
  const prepared = await command.prepare(args, output)
  if (typeof prepared === 'number') return prepared
  const database = await openForCommand(config)
  try {
    const backend = await openBackend(database.connection, { log: createLog('warn') }).catch((error) =>
      Promise.reject(explainUnreachable(error, config)),
    )
    try {
      return await prepared(backend.ctx)
    } finally {
      await backend.close()
    }
  } finally {
    await database.close()
  }
}

run(process.argv.slice(2)).then(
  (status) => process.exit(status),
  (error: unknown) => {
    const expected = error instanceof ConfigError || error instanceof StartError
    output.printError(
      error instanceof Error ? (expected ? error.message : (error.stack ?? error.message)) : String(error),
    )
    process.exit(1)
  },
)
