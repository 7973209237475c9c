import { stat } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Command, CommandOutput } from '../../../platform/command.ts'
import type { Context } from '../../../platform/context.ts'
import { FetchError } from '../../../platform/fetch/fetch-error.ts'
import { recordAct } from '../../session/index.ts'
import { type SourceKind, sourceKinds } from '../sources/read-source.ts'
import { readSourceFile } from '../sources/read-source-file.ts'
import { UnreadableBoard } from '../sources/unreadable-board.ts'
import type { ImportReport } from '../store/board-import.ts'
import { storeBoard } from '../store/store-board.ts'
import { isHostedKind } from './board-address.ts'
import { describeReading } from './describe-reading.ts'
import { findNamedBoard, importBoard, isWebAddress, readBoardOnce } from './import-board.ts'

const usage = `import-jobs <file, address or board name> [--source ${sourceKinds.join('|')}] [--company <name>] [--once] [--close-missing] [--allow-empty]`
const progressEvery = 500
const LONGEST_NAME = 120
/** The maximum number of rejected items to list in the report. */
const MOST_LINES = 100

interface ImportArguments {
  /** A file, an address on the web, or a board's name at its source. */
  readonly target: string
  readonly kind: SourceKind | undefined
  readonly companyName: string | undefined
  readonly once: boolean
  /** Treats the file as the complete list of its companies, so that their other jobs from this source close. */
  readonly closeMissing: boolean
  readonly allowEmpty: boolean
}

/**
 * `rise import-jobs`: reads a file, or a board on the web, and stores its jobs. A board on the web is registered, to be
 * read again every hour, unless `--once` is set. A file is checked before a database is opened, so that an invalid one
 * leaves nothing behind. If a file is truncated, the jobs before that point are stored and none closes. A file closes
 * missing jobs only with `--close-missing` (or `--allow-empty`), because a company may have several files. Exits with
 * status 0 even if items were rejected; the report lists them. Exits with status 1 for wrong arguments, unreadable
 * input, a board that is switched off, or a failed reading.
 */
export const importJobs: Command = {
  name: 'import-jobs',
  usage,
  async prepare(args, output) {
    return refusing(output, async () => {
      const request = readArguments(args)
      if (await isOnTheWeb(request)) {
        return (ctx) => refusing(output, () => importFromWeb(ctx, request, output))
      }
      return importFile(request, output)
    })
  },
}

/** Runs the work; if the input as a whole is unreadable, prints one line and returns status 1. */
async function refusing<T>(output: CommandOutput, work: () => Promise<T>): Promise<T | number> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof UnreadableBoard || error instanceof FetchError)) throw error
    output.printError(error.message)
    return 1
  }
}

async function importFile(
  { target, kind, companyName, closeMissing, allowEmpty }: ImportArguments,
  output: CommandOutput,
) {
  if (kind === undefined) throw usageError(`Name the source with --source ${sourceKinds.join('|')}.`)
  const items = await readSourceFile(kind, target)
  return (ctx: Context) =>
    refusing(output, async () => {
      const board = { kind, companyName, allowEmpty, keepMissing: !closeMissing && !allowEmpty }
      const report = await storeBoard(ctx, board, items, reportProgress(output))
      await recordImport(ctx, kind, report)
      printReport(report, allowEmpty, output)
      return 0
    })
}

async function recordImport(ctx: Context, kind: SourceKind, report: ImportReport): Promise<void> {
  const { read, added, changed, closed, rejected } = report
  const subject = { id: null, name: `a file of ${kind}` }
  const after = { read, added, changed, closed, rejected: rejected.length }
  await ctx.db.transaction().execute((tx) => recordAct(ctx, tx, { act: 'job.imported', by: null, subject, after }))
}

async function importFromWeb(ctx: Context, asked: ImportArguments, output: CommandOutput): Promise<number> {
  const { target, kind, companyName, once, allowEmpty } = asked
  const board = await findNamedBoard(ctx, { addressOrName: target, kind, companyName })
  output.print(`${board.address} (${board.kind})`)
  if (once) {
    printReport(
      await readBoardOnce(ctx, board, { companyName, allowEmpty }, reportProgress(output)),
      allowEmpty,
      output,
    )
    return 0
  }
  const { enabled, registered, reading } = await importBoard(ctx, board, companyName, reportProgress(output))
  if (!enabled)
    throw new UnreadableBoard(`It is switched off. Switch it on with: npm run rise -- boards on ${board.address}`)
  output.print(reading === null ? 'It is being read just now.' : describeReading(reading))
  if (!registered) throw new UnreadableBoard('It was not registered. Look at the address, or try again later.')
  output.print('It is read again every hour. See all boards with: npm run rise -- boards')
  return reading?.outcome === 'failed' ? 1 : 0
}

/** Whether the argument is a board's address or name. An existing file, or a name with a file's ending, is a file. */
async function isOnTheWeb({ target, kind }: ImportArguments): Promise<boolean> {
  if (isWebAddress(target)) return true
  if (kind === undefined || !isHostedKind(kind) || !/^[^/\\]+$/.test(target)) return false
  const isFile =
    /\.(?:jsonl?|ndjson|xml|csv|html?)$/i.test(target) ||
    (await stat(target).then(
      () => true,
      () => false,
    ))
  return !isFile
}

function readArguments(args: readonly string[]): ImportArguments {
  const { values, positionals } = parse(args)
  const [target, ...more] = positionals
  const kind = sourceKinds.find((name) => name === values.source)
  if (target === undefined) throw usageError('Name the file to import, or the address or name of a board.')
  if (more.length > 0) throw usageError(`Import one at a time; "${more[0]}" is one too many.`)
  if (values.source !== undefined && kind === undefined) {
    throw usageError(`There is no source "${values.source}"; it is one of ${sourceKinds.join(', ')}.`)
  }
  if (values.company?.trim() === '') throw usageError('--company needs a name.')
  if ((values.company ?? '').length > LONGEST_NAME)
    throw usageError(`--company takes at most ${LONGEST_NAME} characters.`)
  const { company: companyName, once = false, 'allow-empty': allowEmpty = false } = values
  const { 'close-missing': closeMissing = false } = values
  return { target, kind, companyName, once, closeMissing, allowEmpty }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        source: { type: 'string' },
        company: { type: 'string' },
        once: { type: 'boolean' },
        'close-missing': { type: 'boolean' },
        'allow-empty': { type: 'boolean' },
      },
    })
  } catch (error) {
    throw usageError(error instanceof Error ? error.message : String(error))
  }
}

function usageError(message: string): UnreadableBoard {
  return new UnreadableBoard(`${message} Usage: npm run rise -- ${usage}`)
}

function reportProgress({ print }: CommandOutput): (report: ImportReport) => void {
  let next = progressEvery
  return ({ read }) => {
    if (read < next) return
    print(`${read} read ...`)
    next = read - (read % progressEvery) + progressEvery
  }
}

function printReport(report: ImportReport, allowEmpty: boolean, { print }: CommandOutput): void {
  const { read, added, joined, changed, unchanged, closed, kept, unlisted, ended, rejected, notes, noted } = report
  const counts = `${read} read: ${added} new, ${changed} changed, ${unchanged} unchanged, ${closed} closed, ${rejected.length} rejected`
  const furtherCounts = [unlisted > 0 && `${unlisted} unlisted`, ended > 0 && `${ended} past their last day`]
  print([counts, ...furtherCounts.filter((part) => part !== false)].join(', '))
  if (kept > 0) {
    print(
      `  ${kept} open jobs of earlier files are not in this one, and stay open. If it is the whole list of its companies, close them with --close-missing.`,
    )
  }
  if (joined > 0)
    print(`  ${joined} of the new stand with a job that was there: the same role elsewhere, or on another board.`)
  for (const { key, reason } of rejected.slice(0, MOST_LINES)) print(`  rejected ${key ?? '(no id)'}: ${reason}`)
  if (rejected.length > MOST_LINES) print(`  and ${rejected.length - MOST_LINES} more rejected`)
  for (const { key, note } of notes) print(`  ${key}: ${note}`)
  if (noted > notes.length) print(`  and ${noted - notes.length} more notes`)
  if (read === 0 && !allowEmpty) {
    print(
      'The file holds no jobs, so nothing was closed. If the board is really empty, say --allow-empty --company <name>.',
    )
  }
  if (read > 0 && rejected.length === read) print('Every item was rejected, so nothing was closed.')
}
