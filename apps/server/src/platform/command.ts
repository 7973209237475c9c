import type { Context } from './context.ts'

export interface CommandOutput {
  print(line: string): void
  printError(line: string): void
}

/** A command of `npm run rise -- <name> ...`. */
export interface Command {
  readonly name: string
  /** How it is typed, after `npm run rise --`. */
  readonly usage: string
  /**
   * Checks the arguments and reads what it needs, before any database is opened. Gives the exit status when that is
   * already the end (bad arguments, an unreadable file), else the work to do with the database.
   */
  prepare(args: readonly string[], output: CommandOutput): Promise<number | ((ctx: Context) => Promise<number>)>
}
