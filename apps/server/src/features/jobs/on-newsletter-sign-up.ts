import { contract } from '@rise/contract/contract'
import { jobLists } from '@rise/contract/jobs/kinds'
import { newsletterSources } from '@rise/contract/newsletter/endpoints'
import type { Listener } from '../../platform/activity/listener.ts'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import { listJobs } from './list-jobs.ts'
import { titleOfList } from './machines/title-of-list.ts'
import { insertSearch } from './saved-searches/saved-searches.ts'

const sources = new Set<string | null>(newsletterSources)
const savedFilter = contract['POST /api/v1/saved-searches'].body.shape.filter
const lists: ReadonlySet<string> = new Set(jobLists)
/** The page and order, which are not part of a search. */
const firstPage = { page: 1, sort: 'newest' } as const

/**
 * Stores the page on which a guest signed up for new jobs, as a basis for their digest. A filtered list becomes a saved
 * search without notifications, and a job counts as seen.
 */
export const saveSignUpPage: Listener<'account.signed-up'> = {
  name: 'jobs.keep-looked-for',
  kinds: ['account.signed-up'],
  async react(ctx, tx, { actorId, loginId }) {
    if (actorId === null || loginId === null) return
    const signUp = await tx
      .selectFrom('sign_up')
      .innerJoin('login', 'login.id', 'sign_up.login_id')
      .innerJoin('membership', 'membership.login_id', 'login.id')
      .select(['sign_up.source', 'sign_up.exact_source'])
      .where('sign_up.login_id', '=', loginId)
      .where('membership.actor_id', '=', actorId)
      .executeTakeFirst()
    const address = addressOf(signUp?.exact_source ?? null)
    if (!signUp || !sources.has(signUp.source) || !address) return
    const slug = jobSlugOf(address)
    if (slug === undefined) await saveList(ctx, tx, actorId, filterOf(address))
    else await markJobOfPageSeen(ctx, tx, actorId, slug)
  },
}

function addressOf(exactSource: string | null): URL | undefined {
  return exactSource?.startsWith('/jobs') && URL.canParse(exactSource, 'http://here')
    ? new URL(exactSource, 'http://here')
    : undefined
}

/** Returns the slug in `/jobs/{job}`; undefined for the address of a list. */
function jobSlugOf({ pathname }: URL): string | undefined {
  const [, , slug = '', ...more] = pathname.split('/')
  const isJob = slug !== '' && slug !== 'digest' && more.length === 0 && !lists.has(slug)
  return isJob ? slug : undefined
}

/** Returns the filter in a list's address, parsed like the web app does (decision 006). */
function filterOf({ pathname, searchParams }: URL) {
  const [kind = '', first, second] = pathname.split('/').slice(2).map(decodeSegment)
  const { q: keyword, ...given } = Object.fromEntries(searchParams)
  const several = ['list', 'seniority', 'employmentType', 'language'] as const
  const filterValues = Object.fromEntries(
    several.flatMap((name) => (searchParams.has(name) ? [[name, searchParams.getAll(name).join(',')]] : [])),
  )
  return {
    ...given,
    ...filterValues,
    ...(keyword && { keyword }),
    ...(kind === 'k' && first && { keyword: first }),
    ...(lists.has(kind) && { list: kind, ...(first && { category: first }), ...(second && { location: second }) }),
  }
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

async function saveList(ctx: Context, tx: Tx, actorId: string, given: object): Promise<void> {
  const { data: filter } = savedFilter.safeParse(given)
  if (!filter || !narrows(filter)) return
  try {
    const page = await listJobs(ctx, { ...filter, ...firstPage })
    const [list] = filter.list
    const name = titleOfList(page, { list: filter.list.length === 1 ? list : undefined, keyword: filter.keyword })
    await insertSearch(ctx, tx, actorId, { name: name.slice(0, 120), rhythm: 'never', filter })
  } catch (error) {
    // The place or company no longer exists.
    if (!(error instanceof Failure)) throw error
  }
}

function narrows({ list, ...rest }: { readonly list: readonly string[] }): boolean {
  return !list.includes('all') || Object.values(rest).some((value) => value !== undefined)
}

async function markJobOfPageSeen(ctx: Context, tx: Tx, actorId: string, slug: string): Promise<void> {
  const job = await tx.selectFrom('job').select('id').where('slug', '=', slug).executeTakeFirst()
  if (!job) return
  await tx
    .insertInto('seen_job')
    .values({ actor_id: actorId, job_id: job.id, seen_at: ctx.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
