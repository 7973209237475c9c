import { stat } from 'node:fs/promises'
import type { CourseReport } from '@rise/contract/courses/admin/shapes'
import type { Command, CommandOutput } from '../../../platform/command.ts'
import { importCourses } from './import-courses.ts'
import { UnreadableCourses } from './unreadable-courses.ts'

const usage = 'import-courses <file.csv|file.json>'

/**
 * `rise import-courses`: imports a CSV or JSON file into the catalog and prints the report. Exits with 0 even if
 * entries were rejected, and with 1 for wrong arguments or a file that is not a list of courses.
 */
export const importCoursesCommand: Command = {
  name: 'import-courses',
  usage,
  async prepare([path, ...more], output) {
    const problem = await problemWith(path, more)
    if (path === undefined || problem !== undefined) {
      output.printError(`${problem} Usage: npm run rise -- ${usage}`)
      return 1
    }
    return async (ctx) => {
      try {
        printReport(await importCourses(ctx, path), output)
        return 0
      } catch (error) {
        if (!(error instanceof UnreadableCourses)) throw error
        output.printError(error.message)
        return 1
      }
    }
  },
}

async function problemWith(path: string | undefined, more: readonly string[]): Promise<string | undefined> {
  if (path === undefined) return 'Enter the path of a CSV or JSON file.'
  if (more.length > 0) return 'Import one at a time.'
  const stats = await stat(path).catch(() => undefined)
  return stats?.isFile() ? undefined : `There is no file "${path}".`
}

function printReport(
  { unit, read, added, changed, unchanged, rejected, reasons }: CourseReport,
  { print }: CommandOutput,
): void {
  print(`${read} read: ${added} new, ${changed} changed, ${unchanged} unchanged, ${rejected} rejected`)
  for (const { place, reason } of reasons) print(`  ${unit} ${place}: ${reason}`)
}
