import { parseArgs } from 'node:util'
import type { Command, CommandOutput } from '../../platform/command.ts'
import type { ImportReport } from './import/board-import.ts'
import { type BoardKind, boardKinds } from './import/board-items.ts'
import { readAshby } from './import/read-ashby.ts'
import { readBoardFile } from './import/read-board-file.ts'
import { readGreenhouse } from './import/read-greenhouse.ts'
import { readLever } from './import/read-lever.ts'
import { UnreadableBoard } from './import/unreadable-board.ts'
import type { ReadItem } from './posting.ts'
import { storeBoard } from './store-board.ts'

const usage = `import-jobs <file> --source ${boardKinds.join('|')} [--company <name>] [--allow-empty]`
const progressEvery = 500

const readers: Readonly<Record<BoardKind, (parsed: unknown) => Iterable<ReadItem>>> = {
  greenhouse: readGreenhouse,
  lever: readLever,
  ashby: readAshby,
}

interface ImportArguments {
  readonly file: string
  readonly kind: BoardKind
  readonly companyName: string | undefined
  readonly allowEmpty: boolean
}

/**
 * `rise import-jobs`: reads a board's file and stores its jobs. The file is read and looked at before a database is opened,
 * so that one that cannot be imported leaves nothing behind. Status 0 also with rejected items, which the report names;
 * 1 for wrong arguments and for a file that cannot be read as a whole.
 */
export const importJobs: Command = {
  name: 'import-jobs',
  usage,
  async prepare(args, output) {
    try {
      const { file, kind, companyName, allowEmpty } = readArguments(args)
      const items = readers[kind](await readBoardFile(file))
      return async (ctx) => {
        const report = await storeBoard(ctx, { kind, companyName, allowEmpty }, items, reportProgress(output))
        printReport(report, allowEmpty, output)
        return 0
      }
    } catch (error) {
      if (!(error instanceof UnreadableBoard)) throw error
      output.printError(error.message)
      return 1
    }
  },
}

function readArguments(args: readonly string[]): ImportArguments {
  const { values, positionals } = parse(args)
  const [file, ...more] = positionals
  const kind = boardKinds.find((name) => name === values.source)
  if (file === undefined) throw wrong('Name the file to import.')
  if (more.length > 0) throw wrong(`Import one file at a time; "${more[0]}" is one too many.`)
  if (values.source === undefined) throw wrong(`Name the source with --source ${boardKinds.join('|')}.`)
  if (kind === undefined) throw wrong(`There is no source "${values.source}"; it is one of ${boardKinds.join(', ')}.`)
  if (values.company?.trim() === '') throw wrong('--company needs a name.')
  return { file, kind, companyName: values.company, allowEmpty: values['allow-empty'] ?? false }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { source: { type: 'string' }, company: { type: 'string' }, 'allow-empty': { type: 'boolean' } },
    })
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : String(error))
  }
}

function wrong(message: string): UnreadableBoard {
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
  const { read, added, changed, unchanged, closed, unlisted, rejected } = report
  const counts = `${read} read: ${added} new, ${changed} changed, ${unchanged} unchanged, ${closed} closed, ${rejected.length} rejected`
  print(unlisted === 0 ? counts : `${counts}, ${unlisted} unlisted`)
  for (const { key, reason } of rejected) print(`  rejected ${key ?? '(no id)'}: ${reason}`)
  if (read === 0 && !allowEmpty) {
    print(
      'The file holds no jobs, so nothing was closed. If the board is really empty, say --allow-empty --company <name>.',
    )
  }
  if (read > 0 && rejected.length === read) print('Every item was rejected, so nothing was closed.')
}
