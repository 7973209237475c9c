import type { Context } from '../../platform/context.ts'
import type { Requester } from '../../platform/http/requester.ts'
import { findStoryRowById, resumeOf } from './story-row.ts'
import { presentWorkplaces, type Workplace } from './workplace.ts'

/**
 * The companies that somebody belongs to: those that their login acts for, and those where their own story says that they
 * work now.
 */
export async function workplacesOfViewer(ctx: Context, viewer: Requester): Promise<Workplace[]> {
  if (viewer.kind === 'guest') return []
  const companies = await ctx.db
    .selectFrom('membership')
    .innerJoin('company', 'company.actor_id', 'membership.actor_id')
    .select(['company.name', 'company.website'])
    .where('membership.login_id', '=', viewer.loginId)
    .execute()
  if (viewer.role !== 'professional' || viewer.actorId === null) return companies
  const own = await findStoryRowById(ctx.db, viewer.actorId)
  const today = ctx.clock.now().toISOString().slice(0, 10)
  return [...companies, ...(own ? presentWorkplaces(resumeOf(own), today) : [])]
}
