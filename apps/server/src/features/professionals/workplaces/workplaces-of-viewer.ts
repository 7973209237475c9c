import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Requester } from '../../../platform/http/requester.ts'
import type { Workplace } from '../../connections/index.ts'
import { resumeOf } from '../story-row.ts'
import { presentWorkplaces } from './workplace.ts'

/** A company that the viewer's login acts for; or, if `name` is null, the work in the viewer's story. */
export interface ViewerWorkplaceRow {
  readonly name: string | null
  readonly website: string | null
  readonly work: unknown
}

/** Returns a member's companies: those that the login acts for, and the present workplaces of the story. */
export async function workplacesOfViewer(ctx: Context, viewer: Requester): Promise<Workplace[]> {
  if (viewer.kind === 'guest') return []
  const { rows } = await sql<{ workplaces: ViewerWorkplaceRow[] }>`
    select ${workplaceRowsOf(viewer)} as workplaces`.execute(ctx.db)
  return presentViewerWorkplaces(ctx, rows[0]?.workplaces ?? [])
}

/** Returns the input of `presentViewerWorkplaces` as one JSON column of a larger statement. */
export function workplaceRowsOf(viewer: Requester): RawBuilder<ViewerWorkplaceRow[]> {
  if (viewer.kind === 'guest') return sql<ViewerWorkplaceRow[]>`'[]'::json`
  const storyId = viewer.role === 'professional' ? viewer.actorId : null
  return sql<ViewerWorkplaceRow[]>`(
    select coalesce(json_agg(workplace), '[]') from (
      select company.name, company.website, null::jsonb as work
      from membership join company on company.actor_id = membership.actor_id
      where membership.login_id = ${viewer.loginId}
      union all
      select null, null, resume -> 'work' from story where actor_id = ${storyId}::uuid
    ) as workplace)`
}

export function presentViewerWorkplaces(
  { clock }: Pick<Context, 'clock'>,
  rows: readonly ViewerWorkplaceRow[],
): Workplace[] {
  const today = clock.now().toISOString().slice(0, 10)
  return rows.flatMap(({ name, website, work }) => {
    if (name !== null) return [{ name, website }]
    return work === null ? [] : presentWorkplaces(resumeOf({ resume: { work } }), today)
  })
}
