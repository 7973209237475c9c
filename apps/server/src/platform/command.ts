import type { Context } from './context.ts'

export interface CommandOutput {
  print(line: string): void
  printError(line: string): void
}

/** A command of `npm run rise -- <name> ...`. */
export interface Command {
  readonly name: string
  /** Its usage, as typed after `npm run rise --`. */
  readonly usage: string
  /**
   * Checks the arguments and reads its input before any database is opened. Returns the exit status when the command
   * ends here (bad arguments, an unreadable file), otherwise the work to do with the database.
   */
  prepare(args: readonly string[], output: CommandOutput): Promise<number | ((ctx: Context) => Promise<number>)>
}
