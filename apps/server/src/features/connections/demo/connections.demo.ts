import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'

/** The members of the demo world, by slug. */
export interface DemoMembers {
  readonly professionals: readonly string[]
  /** Companies with a team. */
  readonly employers: readonly string[]
  readonly companies: readonly string[]
  /** Everyone with a story. */
  readonly storied?: readonly string[]
  /** Demo accounts, which get notifications of new followers. */
  readonly accounts?: readonly string[]
}

type Pair = readonly [follower: string, followed: string]

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/**
 * The age of the oldest follow, in days. The newest follow is from yesterday, so that none coincides with the first
 * startup.
 */
const OLDEST_DAYS = 24
const COMPANIES_EACH = 6
/**
 * The step through the companies that a person follows, and through the ranks of the followed, so that neighbours in
 * the lists get different ones.
 */
const STRIDE = 17
/** The minimum and maximum numbers of followers that the crowd adds to a company, and to a professional. */
const companyFollowers = { fewest: 3, most: 870 }
const personFollowers = { fewest: 2, most: 380 }
/**
 * The shift of positions that gives the first accounts few followers, from their own trades. Visitors use these
 * accounts most.
 */
const OFFSET = 11
/** How many hours ago each of a demo account's last followers followed it, each on a different day. */
const NEWS_HOURS_AGO = [3, 29, 52]

/**
 * Adds the follows of the demo world: people follow one another and some companies, and hiring companies follow people.
 * Does nothing in a database in which anyone follows anyone. Returns how many follows were added.
 */
export async function loadDemo(ctx: Context, members: DemoMembers): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('demo-connections', 0))`.execute(tx)
    if (await tx.selectFrom('follow').select('follower_id').limit(1).executeTakeFirst()) return 0
    const people = await idsOf(tx, 'professional', members.professionals)
    const employers = await idsOf(tx, 'company', members.employers)
    const companies = await idsOf(tx, 'company', members.companies)
    const followPairs = followNetwork(people, employers, companies)
    const now = ctx.clock.now().getTime()
    for (const [index, [followerId, followedId]] of followPairs.entries()) {
      const at = new Date(now - ageOf(index))
      await tx
        .insertInto('follow')
        .values({ follower_id: followerId, followed_id: followedId, created_at: at, login_id: null })
        .execute()
      await ctx.activity.record(tx, { kind: 'member.followed', actorId: followerId, data: { followedId }, at })
    }
    const membersWithStory = await idsOf(tx, 'professional', members.storied ?? [])
    const gainedFollows = await gainFollowers(tx, { people: membersWithStory, members: people, companies, now })
    const notifiedCount = await addNewFollowers(ctx, tx, {
      accounts: members.accounts ?? [],
      people: membersWithStory,
      now,
    })
    return followPairs.length + gainedFollows + notifiedCount
  })
}

interface CrowdFollows {
  readonly people: readonly string[]
  /** The demo accounts among the people. Their own follows are defined above. */
  readonly members: readonly string[]
  readonly companies: readonly string[]
  readonly now: number
}

/** Adds follows by the crowd of passive members, without notifications. Returns the number of follows. */
async function gainFollowers(tx: Tx, { people, members, companies, now }: CrowdFollows): Promise<number> {
  if (people.length === 0) return 0
  const crowd = await tx
    .selectFrom('actor')
    .innerJoin('membership', 'membership.actor_id', 'actor.id')
    .innerJoin('login', 'login.id', 'membership.login_id')
    .select(['actor.id', 'actor.created_at'])
    .where('actor.kind', '=', 'professional')
    .where('login.email', 'like', '%@crowd.demo.example')
    .where('actor.listed', '=', true)
    .orderBy('actor.slug')
    .execute()
  const followedMembers = [
    ...companies.map((id, index) => ({ id, followers: followersAt(companyFollowers, index, companies.length) })),
    ...people.map((id, index) => ({ id, followers: followersAt(personFollowers, index + OFFSET, people.length) })),
  ]
  const pairs = followedMembers.flatMap(({ id, followers }, turn) =>
    Array.from({ length: Math.min(followers, crowd.length) }, (_, index) => {
      const follower = crowd[(turn * 61 + index) % crowd.length]
      const joinedAt = follower?.created_at.getTime() ?? now
      const at = joinedAt + (now - joinedAt) * (((index * 31 + turn * 7) % 97) / 98)
      return { follower: follower?.id ?? '', followed: id, at: new Date(at) }
    }),
  )
  // The people who follow last have a photo and a story.
  const passivePeople = people.filter((id) => !members.includes(id))
  for (const [turn, follower] of people.entries()) {
    for (const list of [passivePeople, companies]) {
      for (let step = 1; step <= 11; step += 1) {
        const followedId = list[(turn + step * step) % list.length]
        const hours = 80 + ((turn * 29 + step * 53) % 500)
        if (followedId === undefined || followedId === follower) continue
        pairs.push({ follower, followed: followedId, at: new Date(now - hours * HOUR_MS) })
      }
    }
  }
  // One statement: inserting thousands one by one would delay the first startup.
  const { numAffectedRows } = await sql`
    insert into follow (follower_id, followed_id, created_at)
    select follower, followed, at
    from unnest(${pairs.map(({ follower }) => follower)}::uuid[], ${pairs.map((pair) => pair.followed)}::uuid[],
      ${pairs.map(({ at }) => at)}::timestamptz[]) as gained (follower, followed, at)
    on conflict do nothing`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** Returns the followers of the member at a position: a few members have very many followers, most have some. */
function followersAt({ fewest, most }: { fewest: number; most: number }, index: number, count: number): number {
  const rank = (index * STRIDE) % count
  return Math.round(fewest + (most - fewest) * ((count - 1 - rank) / Math.max(1, count - 1)) ** 5)
}

/** Adds three new followers to each demo account, on three days. Returns how many. */
async function addNewFollowers(
  { activity }: Context,
  tx: Tx,
  { accounts, people, now }: { accounts: readonly string[]; people: readonly string[]; now: number },
): Promise<number> {
  if (accounts.length === 0) return 0
  const actors = await tx
    .selectFrom('actor')
    .select('id')
    .where('slug', 'in', accounts)
    .where('listed', '=', true)
    .orderBy('slug')
    .execute()
  let addedFollows = 0
  for (const [turn, { id: followedId }] of actors.entries()) {
    const follows = await tx.selectFrom('follow').select('follower_id').where('followed_id', '=', followedId).execute()
    const followers = people.filter((id) => id !== followedId && !follows.some(({ follower_id }) => follower_id === id))
    for (const [index, hours] of NEWS_HOURS_AGO.entries()) {
      const followerId = followers[(turn * 3 + index) % followers.length]
      if (followerId === undefined) continue
      const at = new Date(now - hours * HOUR_MS)
      await tx
        .insertInto('follow')
        .values({ follower_id: followerId, followed_id: followedId, created_at: at, login_id: null })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await activity.record(tx, { kind: 'member.followed', actorId: followerId, data: { followedId }, at })
      addedFollows += 1
    }
  }
  return addedFollows
}

/**
 * Returns the age of a follow by its number, in milliseconds. Follows are spread over the days, each at a different
 * hour.
 */
function ageOf(index: number): number {
  return (1 + ((index * 7) % OLDEST_DAYS)) * DAY_MS - ((index * 5) % 11) * HOUR_MS - ((index * 13) % 60) * 60_000
}

/** Returns the ids of existing, listed members, in the order of the slugs. */
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

/** Returns pairs of follower and followed, each pair once. The same members always yield the same pairs. */
function followNetwork(people: readonly string[], employers: readonly string[], companies: readonly string[]): Pair[] {
  const pairs: Pair[] = []
  for (const [index, person] of people.entries()) {
    for (let turn = 0; turn < COMPANIES_EACH; turn += 1) {
      const company = companies[(index * 5 + turn * STRIDE) % companies.length]
      if (company !== undefined) pairs.push([person, company])
    }
    // Each member follows the next member and one further on, so that a few members follow back and most don't.
    for (const step of [1, 3]) {
      const other = people[(index + step) % people.length]
      if (other !== undefined && other !== person) pairs.push([person, other])
    }
    const employer = employers[index % employers.length]
    if (employer !== undefined) pairs.push([person, employer], [employer, person])
  }
  const slugs = new Set<string>()
  return pairs.filter((pair) => {
    const key = pair.join(' ')
    const isNew = !slugs.has(key)
    slugs.add(key)
    return isNew
  })
}
