import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { slugify } from '../../../platform/slugs/slug.ts'
import { demoPasswordHash } from '../../session/demo/session.demo.ts'
import { refreshDirectory } from '../directory/refresh-directory.ts'
import material from './material/crowd.json' with { type: 'json' }

const DAY_MS = 86_400_000
/** The number of members: the most followed company of the demo world needs hundreds of followers. */
const CROWD_SIZE = 900
/** When they joined, in days ago: before most people with stories, so that the newest members have photos. */
const [FIRST_DAYS_AGO, LAST_DAYS_AGO] = [425, 150]

interface Newcomer {
  readonly email: string
  readonly slug: string
  readonly firstName: string
  readonly lastName: string
  readonly label: string
  readonly expertise: string
  readonly place: { readonly city: string; readonly countryCode: string }
  readonly timeZone: string
  readonly joinedAt: Date
}

/**
 * Adds members who follow and react, with only a name, a trade and a place. Uses a few statements, because there are
 * hundreds of members. Returns how many were added; none if the first of them exists.
 */
export function loadCrowd(ctx: Context): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('demo-crowd', 0))`.execute(tx)
    const crowd = newcomers(ctx.clock.now())
    const existingLogin = await tx
      .selectFrom('login')
      .select('id')
      .where('email', '=', crowd[0]?.email ?? '')
      .executeTakeFirst()
    if (existingLogin) return 0
    const ids = await writeCrowd(ctx, tx, crowd)
    await refreshDirectory(tx, ctx.clock, ids)
    return ids.length
  })
}

/**
 * Returns the members of the crowd. Each first name of a country is combined with each of its last names in turn. Only
 * the times depend on `now`.
 */
function newcomers(now: Date): readonly Newcomer[] {
  return Array.from({ length: CROWD_SIZE }, (_, index) => {
    const home = pick(material.homes, index)
    const turn = Math.floor(index / material.homes.length)
    const firstName = pick(home.firstNames, turn)
    const lastName = pick(home.lastNames, turn + Math.floor(turn / home.firstNames.length))
    const { label, expertise } = pick(material.trades, index * 7 + turn)
    const { city, countryCode } = pick(home.places, turn + index)
    const share = ((index * 389) % CROWD_SIZE) / CROWD_SIZE
    const daysAgo = LAST_DAYS_AGO + (FIRST_DAYS_AGO - LAST_DAYS_AGO) * share
    const slug = slugify(`${firstName} ${lastName}`)
    return {
      ...{ firstName, lastName, label, expertise, slug, place: { city, countryCode }, timeZone: home.timeZone },
      email: `${slug}.${index}@crowd.demo.example`,
      joinedAt: new Date(now.getTime() - daysAgo * DAY_MS),
    }
  })
}

function pick<T>(list: readonly T[], index: number): T {
  const entry = list[index % list.length]
  if (entry === undefined) throw new Error('The crowd of the demo world is made from an empty list.')
  return entry
}

/** Stores the members and returns the ids of their actors. Skips members whose slug is taken. */
async function writeCrowd(ctx: Context, tx: Tx, crowd: readonly Newcomer[]): Promise<string[]> {
  const rows = crowd.map((person) => ({ ...person, loginId: ctx.newId(), actorId: ctx.newId() }))
  const actors = await tx
    .insertInto('actor')
    .values(
      rows.map(({ actorId, slug, joinedAt }) => ({
        ...{ id: actorId, kind: 'professional' as const, slug, plan: 'free' as const, listed: true },
        created_at: joinedAt,
      })),
    )
    .onConflict((conflict) => conflict.columns(['kind', 'slug']).doNothing())
    .returning('id')
    .execute()
  const addedIds = new Set(actors.map(({ id }) => id))
  const presentRows = rows.filter(({ actorId }) => addedIds.has(actorId))
  await tx
    .insertInto('login')
    .values(
      presentRows.map(({ loginId, email, firstName, lastName, joinedAt }) => ({
        ...{ id: loginId, email, password_hash: demoPasswordHash, first_name: firstName, last_name: lastName },
        ...{ email_confirmed_at: joinedAt, created_at: joinedAt },
      })),
    )
    .execute()
  await tx
    .insertInto('membership')
    .values(
      presentRows.map(({ loginId, actorId, joinedAt }) => ({
        ...{ login_id: loginId, actor_id: actorId, role: 'owner' as const, created_at: joinedAt },
      })),
    )
    .execute()
  await tx
    .insertInto('known_network')
    .values(
      presentRows.map(({ loginId, joinedAt }, index) => ({
        ...{ login_id: loginId, network: 'demo' },
        last_seen_at: new Date(joinedAt.getTime() + ((index * 13) % LAST_DAYS_AGO) * DAY_MS),
      })),
    )
    .execute()
  await tx
    .insertInto('professional')
    .values(
      presentRows.map(({ actorId, firstName, lastName, joinedAt }) => ({
        ...{ actor_id: actorId, first_name: firstName, last_name: lastName },
        ...{ created_at: joinedAt, updated_at: joinedAt },
      })),
    )
    .execute()
  await tx
    .insertInto('story')
    .values(
      presentRows.map(({ actorId, label, expertise, place, timeZone, joinedAt }) => ({
        ...{ actor_id: actorId, resume: JSON.stringify({ basics: { label, location: place } }), time_zone: timeZone },
        ...{ open_to_work: 'off' as const, sought_roles: [], sought_work_types: [], expertises: [expertise], hats: [] },
        ...{ sought_values: [], sought_benefits: [], interests: [], mentoring_topics: [], search_engines: false },
        ...{ email_shown_to: 'nobody' as const, shown_at_work: false, created_at: joinedAt, updated_at: joinedAt },
      })),
    )
    .execute()
  return [...addedIds]
}
