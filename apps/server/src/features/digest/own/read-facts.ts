import type { DigestFacts } from '@rise/contract/digest/shapes'
import type { RefusalReason } from '@rise/contract/match/kinds'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { readMember, seniorityAt } from '../../match/index.ts'
import { missingFactsOf } from '../choice/choose-jobs.ts'

interface Counts {
  readonly savedSearches: number
  readonly hiddenJobs: number
  readonly hiddenCompanies: number
}

interface RefusedJob {
  readonly _id: string
  readonly slug: string
  readonly title: string
  readonly reason: RefusalReason
}

/** Returns all facts that a professional's digest is based on. */
export async function readFacts(ctx: Context, actorId: string): Promise<DigestFacts> {
  const { db } = ctx
  const [memberFacts, counts, refusals, resume] = await Promise.all([
    readMember(ctx, actorId),
    sql<Counts>`
      select (select count(*)::integer from saved_search where actor_id = ${actorId}) as "savedSearches",
        (select count(*)::integer from hidden_job where actor_id = ${actorId}) as "hiddenJobs",
        (select count(*)::integer from hidden_company where actor_id = ${actorId}) as "hiddenCompanies"`.execute(db),
    sql<RefusedJob>`
      select job.id as _id, job.slug, job.title, reason from match_refusal join job on job.id = match_refusal.job_id
      where match_refusal.actor_id = ${actorId} order by refused_at desc, job.id`.execute(db),
    sql<{ languages: string[] }>`
      select coalesce(array_agg(said ->> 'language') filter (where said ->> 'language' <> ''), '{}') as languages
      from story cross join lateral jsonb_array_elements(
        case when jsonb_typeof(resume -> 'languages') = 'array' then resume -> 'languages' else '[]' end) as said
      where actor_id = ${actorId}`.execute(db),
  ])
  const { member, wish } = memberFacts
  const { savedSearches = 0, hiddenJobs = 0, hiddenCompanies = 0 } = counts.rows[0] ?? {}
  return {
    skills: member.skills.map(({ name }) => name),
    titles: [...new Set(member.titles.map(({ text }) => text))],
    home: member.home?.name ?? null,
    seniorities: member.levels.flatMap((level) => seniorityAt(level) ?? []),
    languages: resume.rows[0]?.languages ?? [],
    workTypes: [...member.workTypes],
    wish,
    lacks: missingFactsOf(memberFacts),
    refused: refusals.rows,
    savedSearches,
    hiddenJobs,
    hiddenCompanies,
  }
}
