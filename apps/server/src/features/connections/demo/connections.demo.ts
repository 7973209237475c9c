import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'

/** Of the demo world, by their slugs. */
export interface DemoMembers {
  readonly professionals: readonly string[]
  /** Companies that somebody acts for. */
  readonly employers: readonly string[]
  readonly companies: readonly string[]
}

type Pair = readonly [follower: string, followed: string]

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Follows lie so many days back at most: the newest of yesterday, so that none looks as if the start had made it. */
const DAYS = 24
const COMPANIES_EACH = 6
/** Far enough apart that neighbours in the list follow different ones. */
const STRIDE = 17

/**
 * The connections' part of the demo world: people follow one another and some companies, those that hire follow people.
 * In a database in which anybody follows anybody it changes nothing. Gives how many follows were added.
 */
export async function loadDemo(ctx: Context, members: DemoMembers): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('demo-connections', 0))`.execute(tx)
    if (await tx.selectFrom('follow').select('follower_id').limit(1).executeTakeFirst()) return 0
    const people = await idsOf(tx, 'professional', members.professionals)
    const employers = await idsOf(tx, 'company', members.employers)
    const companies = await idsOf(tx, 'company', members.companies)
    const pairs = net(people, employers, companies)
    const now = ctx.clock.now().getTime()
    for (const [index, [followerId, followedId]] of pairs.entries()) {
      const at = new Date(now - ageOf(index))
      await tx
        .insertInto('follow')
        .values({ follower_id: followerId, followed_id: followedId, created_at: at, login_id: null })
        .execute()
      await ctx.activity.record(tx, { kind: 'member.followed', actorId: followerId, data: { followedId }, at })
    }
    return pairs.length
  })
}

/** How long ago the follow of this number was, in milliseconds: spread over the days, each at another hour. */
function ageOf(index: number): number {
  return (1 + ((index * 7) % DAYS)) * DAY_MS - ((index * 5) % 11) * HOUR_MS - ((index * 13) % 60) * 60_000
}

/** The ids of those that are there and shown, in the order of the slugs. */
async function idsOf(tx: Tx, kind: 'professional' | 'company', slugs: readonly string[]): Promise<string[]> {
  if (slugs.length === 0) return []
  const rows = await tx
    .selectFrom('actor')
    .select(['id', 'slug'])
    .where('kind', '=', kind)
    .where('listed', '=', true)
    .where('slug', 'in', slugs)
    .execute()
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]))
  return slugs.flatMap((slug) => ids.get(slug) ?? [])
}

/** Who follows whom, each pair once; the same for the same members. */
function net(people: readonly string[], employers: readonly string[], companies: readonly string[]): Pair[] {
  const pairs: Pair[] = []
  for (const [index, person] of people.entries()) {
    for (let turn = 0; turn < COMPANIES_EACH; turn += 1) {
      const company = companies[(index * 5 + turn * STRIDE) % companies.length]
      if (company !== undefined) pairs.push([person, company])
    }
    // The next one along, and one further on: some follow back, most do not.
    for (const step of [1, 3]) {
      const other = people[(index + step) % people.length]
      if (other !== undefined && other !== person) pairs.push([person, other])
    }
    const employer = employers[index % employers.length]
    if (employer !== undefined) pairs.push([person, employer], [employer, person])
  }
  const known = new Set<string>()
  return pairs.filter((pair) => {
    const key = pair.join(' ')
    const isNew = !known.has(key)
    known.add(key)
    return isNew
  })
}
