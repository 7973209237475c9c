import type { Command, CommandOutput } from '../../../platform/command.ts'
import type { Context } from '../../../platform/context.ts'
import { describeReading } from './describe-reading.ts'
import { findBoards, type ListedBoard, listBoards, readBoardLog } from './list-boards.ts'
import { readBoard } from './read-board.ts'
import { removeBoard, switchBoard } from './switch-board.ts'

const usage = 'boards [on|off|read|remove|log <address or id>]'
const LOG_LINES = 50

type Action = (ctx: Context, board: ListedBoard, output: CommandOutput) => Promise<number>

const actions: Readonly<Record<string, Action>> = {
  async on(ctx, board, { print }) {
    await switchBoard(ctx, board.id, true)
    print(`${board.address} is on; it is read within minutes.`)
    return 0
  },
  async off(ctx, board, { print }) {
    await switchBoard(ctx, board.id, false)
    print(`${board.address} is off. Its jobs stay as they are.`)
    return 0
  },
  async remove(ctx, board, { print }) {
    await removeBoard(ctx, board.id)
    print(`${board.address} is forgotten, with its log. Its jobs stay as they are.`)
    return 0
  },
  async read(ctx, board, { print, printError }) {
    const reading = await readBoard(ctx, board.id)
    if (reading === null) {
      const reason = board.enabled ? 'is being read just now' : `is off; switch it on with: boards on ${board.address}`
      printError(`${board.address} ${reason}.`)
      return 1
    }
    print(describeReading(reading))
    return reading.outcome === 'failed' ? 1 : 0
  },
  async log(ctx, board, { print }) {
    const entries = await readBoardLog(ctx, board.id, LOG_LINES)
    if (entries.length === 0) print(`${board.address} was never read.`)
    for (const entry of entries) print(`${formatTime(entry.started_at)}  ${describeReading(entry)}`)
    return 0
  },
}

/**
 * `rise boards`: lists the registered boards with the outcome of their last reading; switches one off or on, reads it
 * immediately, deletes it, or shows its log. Exits with status 1 for wrong arguments, if no board or several match, or
 * if a reading failed or couldn't start.
 */
export const boardsCommand: Command = {
  name: 'boards',
  usage,
  async prepare([verb, boardArgument, ...more], output) {
    if (verb === undefined || (verb === 'list' && boardArgument === undefined)) return (ctx) => printAll(ctx, output)
    const act = Object.hasOwn(actions, verb) ? actions[verb] : undefined
    const argumentError = wrongArguments(verb, act, boardArgument, more)
    if (act === undefined || boardArgument === undefined || argumentError !== undefined) {
      output.printError(`${argumentError} Usage: npm run rise -- ${usage}`)
      return 1
    }
    return async (ctx) => {
      const boards = await findBoards(ctx, boardArgument)
      const [board, another] = boards
      if (board === undefined) {
        output.printError(`No board "${boardArgument}" is registered. See them all with: npm run rise -- boards`)
        return 1
      }
      if (another !== undefined) {
        const all = boards.map(({ id, kind }) => `${id} (${kind})`).join(', ')
        output.printError(`"${boardArgument}" is registered more than once; name one by its id: ${all}.`)
        return 1
      }
      return act(ctx, board, output)
    }
  },
}

function wrongArguments(verb: string, act: Action | undefined, asked: string | undefined, more: readonly string[]) {
  if (act === undefined) return `There is no "boards ${verb}".`
  if (asked === undefined) return 'Name the board by its address or id.'
  return more.length > 0 ? `"${more[0]}" is one too many.` : undefined
}

async function printAll(ctx: Context, { print }: CommandOutput): Promise<number> {
  const boards = await listBoards(ctx)
  if (boards.length === 0) print('No board is registered. Add one with: npm run rise -- import-jobs <address>')
  for (const { id, kind, address, companyName, enabled, nextReadAt, last } of boards) {
    print(`${address}  ${kind}, ${enabled ? 'on' : 'off'}${companyName === null ? '' : `, for ${companyName}`}  ${id}`)
    print(`  ${last === null ? 'never read' : `read ${formatTime(last.started_at)}: ${describeReading(last)}`}`)
    if (enabled) print(`  next: ${formatTime(nextReadAt)}`)
  }
  return 0
}

function formatTime(time: Date): string {
  return `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
