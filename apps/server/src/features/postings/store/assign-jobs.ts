import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { PostingContent } from '../../jobs/index.ts'
import { isSameRole, type RoleFacts } from '../matching/same-role.ts'
import type { PostingChange } from './posting-change.ts'

/** The time after which a posting that left its board and returns under another key is a new job. */
const REPOST_DAYS = 90
const dayMs = 86_400_000

interface KnownRole extends RoleFacts {
  readonly jobId: string
}

/**
 * Returns the id of each posting's job, in the order of the postings: the job of the stored posting, that of the same
 * role at the company, or a new one, which the caller creates by merging. Also returns how many new postings joined a
 * job. The caller has locked the companies.
 */
export async function assignJobs(
  ctx: Context,
  tx: Tx,
  changes: readonly PostingChange[],
): Promise<{ jobIds: readonly string[]; joined: number }> {
  const newPostings = changes.filter(({ existing }) => existing === undefined)
  const rolesByGroup = await knownRoles(ctx, tx, newPostings)
  let joinedCount = 0
  const jobIds = changes.map((change) => {
    if (change.existing !== undefined) return change.existing.job_id
    const facts = factsOfChange(change)
    const group = `${change.source.companyId} ${facts.roleKey}`
    const roles = rolesByGroup.get(group) ?? []
    const sameRole = roles.find((role) => isSameRole(role, facts))
    const jobId = sameRole?.jobId ?? ctx.newId()
    if (sameRole === undefined) rolesByGroup.set(group, [...roles, { ...facts, jobId }])
    else joinedCount += 1
    return jobId
  })
  return { jobIds, joined: joinedCount }
}

/** Returns the known roles at the companies of the new postings. One posting represents each job. */
async function knownRoles(ctx: Context, tx: Tx, added: readonly PostingChange[]): Promise<Map<string, KnownRole[]>> {
  if (added.length === 0) return new Map()
  const companyIds = [...new Set(added.map(({ source }) => source.companyId))]
  const roleKeys = [...new Set(added.map(({ prepared }) => prepared.roleKey))]
  const rows = await tx
    .selectFrom('posting')
    .innerJoin('job', 'job.id', 'posting.job_id')
    .distinctOn('posting.job_id')
    .select([
      'posting.job_id as jobId',
      'posting.source_id as sourceId',
      'posting.key',
      'posting.company_id as companyId',
      'posting.role_key as roleKey',
      'posting.signature',
      'posting.content',
    ])
    .where('posting.company_id', 'in', companyIds)
    .where('posting.role_key', 'in', roleKeys)
    .where('posting.kept_apart', '=', false)
    .where((eb) =>
      eb.or([
        eb('posting.closed_at', 'is', null),
        eb('posting.closed_at', '>', new Date(ctx.clock.now().getTime() - REPOST_DAYS * dayMs)),
      ]),
    )
    .orderBy('posting.job_id')
    .orderBy(sql`posting.closed_at is not null`)
    .orderBy('posting.posted_at')
    .orderBy('posting.id')
    .execute()
  const rolesByGroup = new Map<string, KnownRole[]>()
  for (const { companyId, content, ...row } of rows) {
    if (content === null) continue
    const group = `${companyId} ${row.roleKey}`
    rolesByGroup.set(group, [...(rolesByGroup.get(group) ?? []), { ...row, ...factsOfContent(content) }])
  }
  return rolesByGroup
}

function factsOfChange({ source, prepared }: PostingChange): RoleFacts {
  const { key, roleKey, signature, content } = prepared
  return { sourceId: source.id, key, roleKey, signature, ...factsOfContent(content) }
}

function factsOfContent(content: PostingContent) {
  const { team, department, employmentType, seniority, pay, places, applyUrl } = content
  return { team, department: team === null ? null : department, employmentType, seniority, pay, places, applyUrl }
}
