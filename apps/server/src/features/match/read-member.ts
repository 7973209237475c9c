import type { RefusalReason } from '@rise/contract/match/kinds'
import type { MatchWish } from '@rise/contract/match/shapes'
import type { Resume } from '@rise/contract/resumes/shapes'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { compileOnce } from '../../platform/database/compile-once.ts'
import { resumeOf } from '../professionals/index.ts'
import { readJobs } from './read-jobs.ts'
import { type WishRow, wishOf } from './read-wish.ts'
import type { MatchMember } from './scoring/facts.ts'
import { memberFacts } from './scoring/member-facts.ts'

/** The facts of a professional that a match uses, with their preferences. */
export interface ReadMember {
  readonly member: MatchMember
  readonly wish: MatchWish
  /** The story's résumé. */
  readonly resume: Resume
}

interface MemberRow extends WishRow {
  readonly id: string
  readonly resume: Record<string, unknown> | null
  readonly sought_roles: string[] | null
  readonly sought_work_types: string[] | null
  /** The latest refusal first. */
  readonly refusals: readonly { readonly id: string; readonly reason: RefusalReason }[]
}

/** Returns the facts of a professional that a match uses; empty ones for an unknown id. */
export async function readMember(ctx: Pick<Context, 'db' | 'clock'>, actorId: string): Promise<ReadMember> {
  const memberFacts = (await readMembers(ctx, [actorId])).get(actorId)
  if (!memberFacts) throw new Error('Facts were not read for each requested member')
  return memberFacts
}

/** Returns the facts of several professionals, by id. */
export async function readMembers(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  actorIds: readonly string[],
): Promise<ReadonlyMap<string, ReadMember>> {
  if (actorIds.length === 0) return new Map()
  const { rows } = await sql<MemberRow>`
    select asked.id, story.resume, story.sought_roles, story.sought_work_types, wish.pay_amount, wish.pay_currency,
      wish.employment_types, wish.move_to, (
        select coalesce(json_agg(json_build_object('id', job_id, 'reason', reason) order by refused_at desc, job_id), '[]')
        from match_refusal where match_refusal.actor_id = asked.id
      ) as refusals
    from unnest(${actorIds}::uuid[]) as asked (id)
    left join story on story.actor_id = asked.id
    left join match_wish as wish on wish.actor_id = asked.id`.execute(db)
  const jobs = await readJobs(db, [...new Set(rows.flatMap(({ refusals }) => refusals.map(({ id }) => id)))])
  const today = clock.now().toISOString().slice(0, 10)
  return new Map(
    rows.map((row) => {
      const wish = wishOf(row)
      const resume = resumeOf({ resume: row.resume })
      const story = {
        resume,
        soughtRoles: row.sought_roles ?? [],
        soughtWorkTypes: row.sought_work_types ?? [],
        wish,
      }
      const refusals = row.refusals.flatMap(({ id, reason }) => {
        const job = jobs.get(id)
        return job ? [{ reason, job }] : []
      })
      return [row.id, { member: { ...memberFacts(story, today), refusals }, wish, resume }]
    }),
  )
}

/** Returns a text that changes when the professional's story, preferences or refusals change, and every day. */
export async function markOf({ db, clock }: Context, actorId: string): Promise<string> {
  const [row] = await readMark(db, actorId)
  // The text includes the day, because levels depend on years of work.
  return `${row?.mark ?? ''} ${clock.now().toISOString().slice(0, 10)}`
}

const readMark = compileOnce(
  (_, actorId: string) => sql<{ mark: string }>`
    select concat_ws(' ', (select version from story where actor_id = ${actorId}),
      (select wished_at from match_wish where actor_id = ${actorId}),
      (select count(*) || ' ' || coalesce(max(refused_at)::text, '') from match_refusal where actor_id = ${actorId})) as mark`,
)
