import { stat } from 'node:fs/promises'
import type { LayoffReport } from '@rise/contract/layoffs/admin/shapes'
import type { Command, CommandOutput } from '../../../platform/command.ts'
import { importLayoffs } from './import-layoffs.ts'
import { UnreadableLayoffs } from './unreadable-layoffs.ts'

const usage = 'import-layoffs <file.csv>'

/**
 * `rise import-layoffs`: imports a CSV file into the tracker and prints the report. Exits with 0 even if rows were
 * rejected, and with 1 for wrong arguments or a file that is not a list of layoffs.
 */
export const importLayoffsCommand: Command = {
  name: 'import-layoffs',
  usage,
  async prepare([path, ...more], output) {
    const isFile =
      path !== undefined &&
      (await stat(path).then(
        (found) => found.isFile(),
        () => false,
      ))
    if (path === undefined || more.length > 0 || !isFile) {
      const problem =
        path === undefined
          ? 'Enter the path of a CSV file.'
          : more.length > 0
            ? 'Import one at a time.'
            : `There is no file "${path}".`
      output.printError(`${problem} Usage: npm run rise -- ${usage}`)
      return 1
    }
    return async (ctx) => {
      try {
        printReport(await importLayoffs(ctx, path), output)
        return 0
      } catch (error) {
        if (!(error instanceof UnreadableLayoffs)) throw error
        output.printError(error.message)
        return 1
      }
    }
  },
}

function printReport(
  { read, added, changed, unchanged, rejected, reasons }: LayoffReport,
  { print }: CommandOutput,
): void {
  print(`${read} read: ${added} new, ${changed} changed, ${unchanged} unchanged, ${rejected} rejected`)
  for (const { line, reason } of reasons) print(`  line ${line}: ${reason}`)
}
