import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Requester } from '../../platform/http/requester.ts'
import { resumeOf } from './story-row.ts'
import { presentWorkplaces, type Workplace } from './workplace.ts'

interface Row {
  readonly name: string | null
  readonly website: string | null
  /** The work of the own story, in a row of its own. */
  readonly work: unknown
}

/**
 * The companies that somebody belongs to: those that their login acts for, and those where their own story says that they
 * work now.
 */
export async function workplacesOfViewer(ctx: Context, viewer: Requester): Promise<Workplace[]> {
  if (viewer.kind === 'guest') return []
  const storyId = viewer.role === 'professional' ? viewer.actorId : null
  const { rows } = await sql<Row>`
    select company.name, company.website, null::jsonb as work
    from membership join company on company.actor_id = membership.actor_id
    where membership.login_id = ${viewer.loginId}
    union all
    select null, null, resume -> 'work' from story where actor_id = ${storyId}::uuid`.execute(ctx.db)
  const today = ctx.clock.now().toISOString().slice(0, 10)
  return rows.flatMap(({ name, website, work }) => {
    if (name !== null) return [{ name, website }]
    return work === null ? [] : presentWorkplaces(resumeOf({ resume: { work } }), today)
  })
}
