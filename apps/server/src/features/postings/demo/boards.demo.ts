import { readFile } from 'node:fs/promises'
import type { Context } from '../../../platform/context.ts'
import type { ReadItem } from '../posting.ts'
import { readSource, type SourceKind } from '../sources/read-source.ts'
import { storeBoard } from '../store/store-board.ts'

const DAY_MS = 86_400_000

interface DemoBoard {
  readonly kind: SourceKind
  readonly company: string
  readonly file: string
  /** The key of a job that an earlier reading found on the board, and that has left the board since. */
  readonly gone?: string
}

/**
 * Invented boards in the formats of their sources. The company's own site repeats a job of the first board, so that
 * this job has two sources.
 */
const boards: readonly DemoBoard[] = [
  { kind: 'greenhouse', company: 'Perigee Works', file: 'greenhouse-perigee-works.json', gone: '41190' },
  { kind: 'json-ld', company: 'Perigee Works', file: 'json-ld-perigee-works.json' },
  { kind: 'lever', company: 'Parallax Forge', file: 'lever-parallax-forge.json' },
  { kind: 'personio', company: 'Brandt & Osei Precision', file: 'personio-brandt-and-osei.xml' },
]

/**
 * Loads demo jobs from boards of several kinds with the product's own readers, without fetching anything. A board that
 * was already read stays unchanged. Returns how many jobs were added.
 */
export async function loadBoards(ctx: Context): Promise<number> {
  let addedCount = 0
  for (const board of boards) {
    if (await isRead(ctx, board)) continue
    const { kind, company, gone } = board
    const boardKey = { kind, companyName: company }
    const text = await readBoardText(ctx, board)
    const first = await storeBoard(ctx, boardKey, readSource(kind, bytesOf(text), { fileName: board.file }))
    addedCount += first.added - first.joined
    const [rejectedItem] = first.rejected
    if (rejectedItem) throw new Error(`The demo's job ${rejectedItem.key} was rejected: ${rejectedItem.reason}`)
    if (gone !== undefined) await storeBoard(ctx, boardKey, without(gone, readSource(kind, bytesOf(text), {})))
  }
  return addedCount
}

/** Whether a board was fully imported: it was read, and its removed job is closed. */
async function isRead({ db }: Context, { kind, company, gone }: DemoBoard): Promise<boolean> {
  const source = await db
    .selectFrom('job_source')
    .innerJoin('company', 'company.actor_id', 'job_source.company_id')
    .select('job_source.id')
    .where('job_source.kind', '=', kind)
    .where('company.name', '=', company)
    .where('job_source.last_import_at', 'is not', null)
    .executeTakeFirst()
  if (source === undefined || gone === undefined) return source !== undefined
  const leftJob = db
    .selectFrom('posting')
    .select('id')
    .where('source_id', '=', source.id)
    .where('key', '=', gone)
    .where('closed_at', 'is not', null)
  return (await leftJob.executeTakeFirst()) !== undefined
}

/** Returns the board's text with `{{iso 3}}` and `{{ms 3}}` replaced by the time three days ago. */
async function readBoardText({ clock }: Context, { file }: DemoBoard): Promise<string> {
  const text = await readFile(new URL(`material/boards/${file}`, import.meta.url), 'utf8')
  const ago = (days: string) => clock.now().getTime() - Number(days) * DAY_MS
  return text
    .replace(/\{\{iso (-?\d+)\}\}/g, (_match, days: string) => new Date(ago(days)).toISOString())
    .replace(/"\{\{ms (-?\d+)\}\}"/g, (_match, days: string) => String(ago(days)))
}

async function* bytesOf(text: string): AsyncIterable<Uint8Array> {
  yield new TextEncoder().encode(text)
}

async function* without(key: string, items: AsyncIterable<ReadItem>): AsyncIterable<ReadItem> {
  for await (const item of items) {
    if (!('posting' in item && item.posting.key === key)) yield item
  }
}
