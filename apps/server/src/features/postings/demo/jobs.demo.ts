import type { Context } from '../../../platform/context.ts'
import { demoCompanies } from '../../companies/demo/companies.demo.ts'
import { maintainSearch } from '../../jobs/index.ts'
import type { ReadItem } from '../posting.ts'
import { storeBoard } from '../store/store-board.ts'
import { demoPostings } from './demo-postings.ts'

const kind = 'demo'

/**
 * Loads the jobs of the demo world, each on its company's board; the companies must exist. A board that has been read
 * stays unchanged, so that restarts change nothing and don't make jobs look new. Returns how many jobs were added.
 * Throws if a job was rejected, because the demo's own jobs must be valid.
 */
export async function loadDemo(ctx: Context): Promise<number> {
  if (await isLoaded(ctx)) return 0
  const { added, rejected } = await storeBoard(ctx, { kind }, readItems(ctx.clock.now()))
  const [first] = rejected
  if (first !== undefined) throw new Error(`The demo's job ${first.key} was rejected: ${first.reason}`)
  // Makes search fast immediately, rather than after a minute.
  await maintainSearch.handle(ctx, {})
  return added
}

/**
 * Whether all boards of the demo were read. A board counts as read only after its last job, so an interrupted run is
 * resumed.
 */
async function isLoaded({ db }: Context): Promise<boolean> {
  const { boards } = await db
    .selectFrom('job_source')
    .where('kind', '=', kind)
    .where('last_import_at', 'is not', null)
    .select((eb) => eb.fn.countAll<number>().as('boards'))
    .executeTakeFirstOrThrow()
  return Number(boards) >= demoCompanies().length
}

function* readItems(now: Date): Iterable<ReadItem> {
  for (const { posting } of demoPostings(undefined, now)) yield { posting }
}
