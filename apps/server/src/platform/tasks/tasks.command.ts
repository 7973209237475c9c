import type { Command, CommandOutput } from '../command.ts'
import type { Context } from '../context.ts'
import { type FailedTask, listFailedTasks } from './failed-tasks.ts'

const usage = 'tasks failed | tasks retry <id>|--all'
const MOST_SHOWN = 200
const MOST_RETRIED = 10_000

/**
 * `rise tasks`: lists the background tasks that failed permanently, each with the reason, and retries them. Exits with
 * status 1 for invalid arguments, and for an id that is not a failed task's.
 */
export const tasksCommand: Command = {
  name: 'tasks',
  usage,
  async prepare([verb, which, ...more], output) {
    if (verb === 'failed' && which === undefined) return (ctx) => printFailed(ctx, output)
    if (verb === 'retry' && which !== undefined && more.length === 0) return (ctx) => retry(ctx, which, output)
    output.printError(`Usage: npm run rise -- ${usage}`)
    return 1
  },
}

async function printFailed({ db }: Context, { print }: CommandOutput): Promise<number> {
  const failedTasks = await listFailedTasks(db, MOST_SHOWN + 1)
  if (failedTasks.length === 0) print('No task has failed for good.')
  for (const { id, name, data, failedAt, tries, reason } of failedTasks.slice(0, MOST_SHOWN)) {
    print(`${id}  ${name}, failed ${failedAt.toISOString().slice(0, 19).replace('T', ' ')} UTC at try ${tries}`)
    print(`  ${inOneLine(reason) || 'no reason was given'}`)
    print(`  ${inOneLine(JSON.stringify(data))}`)
  }
  if (failedTasks.length > MOST_SHOWN) print(`... and more; these are the newest ${MOST_SHOWN}.`)
  return 0
}

async function retry(ctx: Context, which: string, { print, printError }: CommandOutput): Promise<number> {
  const failedTasks = await listFailedTasks(ctx.db, MOST_RETRIED)
  const selectedTasks = which === '--all' ? failedTasks : failedTasks.filter(({ id }) => id === which)
  if (which !== '--all' && selectedTasks.length === 0) {
    printError(`No failed task has the id "${which}". See them with: npm run rise -- tasks failed`)
    return 1
  }
  for (const [name, ids] of byName(selectedTasks)) await ctx.tasks.retryFailed(name, ids)
  print(selectedTasks.length === 1 ? 'It is tried again.' : `${selectedTasks.length} tasks are tried again.`)
  return 0
}

function byName(tasks: readonly FailedTask[]): Map<string, string[]> {
  const names = new Map<string, string[]>()
  for (const { name, id } of tasks) names.set(name, [...(names.get(name) ?? []), id])
  return names
}

function inOneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > 300 ? `${line.slice(0, 299)}…` : line
}
