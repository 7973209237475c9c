import type { Config } from './config.ts'
import type { Context } from './context.ts'
import type { DatabaseConnection } from './database/database.ts'

export interface CommandOutput {
  print(line: string): void
  printError(line: string): void
}

/** A command of `npm run rise -- <name> ...`. */
export interface Command {
  readonly name: string
  /** The command's usage, as typed after `npm run rise --`. */
  readonly usage: string
  /**
   * Checks the arguments and reads the input before any database is opened. Returns the exit status if the command ends
   * here (bad arguments, an unreadable file), otherwise the work to do with the database.
   */
  prepare(args: readonly string[], output: CommandOutput): Promise<number | ((ctx: Context) => Promise<number>)>
}

/** The connection to a database, and the folder of its migrations. */
export interface ReachedDatabase {
  readonly connection: DatabaseConnection
  readonly migrationsFolder: string
}

/** The work of a command with the database as a whole. */
export interface WholeDatabaseWork {
  /** Runs before the database is migrated. */
  before?(database: ReachedDatabase, config: Config): Promise<void>
  work(ctx: Context, database: ReachedDatabase): Promise<number>
}

/** A command on the whole database, such as a backup. */
export interface WholeDatabaseCommand extends Omit<Command, 'prepare'> {
  prepare(args: readonly string[], output: CommandOutput): Promise<number | WholeDatabaseWork>
}

export type AnyCommand = Command | WholeDatabaseCommand
