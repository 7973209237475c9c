import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/**
 * Deletes a login's page views, and other people's views of these actors' pages, because the addresses of these pages
 * contain names and titles. Call it while the actors still exist, because the addresses are read from their rows.
 */
export async function forgetViewsOf(
  tx: Tx,
  { loginId, actorIds }: { readonly loginId: string; readonly actorIds: readonly string[] },
): Promise<void> {
  const anyActorId = sql`any(${actorIds}::uuid[])`
  await tx.deleteFrom('page_view').where('login_id', '=', loginId).execute()
  await sql`
    with own as (
      select kind, slug from actor where id = ${anyActorId}
      union select kind, slug from former_slug where actor_id = ${anyActorId}
    ), page (path) as (
      select '/' || kind || '/' || slug from own
      union select '/i/' || slug from own
      union select '/professional/portfolio/' || slug from portfolio_slug
        join portfolio_case on portfolio_case.id = portfolio_slug.case_id where portfolio_case.actor_id = ${anyActorId}
      union select '/headlines/' || slug from headline_slug
        join headline on headline.id = headline_slug.headline_id where headline.actor_id = ${anyActorId}
      union select '/events/' || slug from event_slug
        join event on event.id = event_slug.event_id where event.actor_id = ${anyActorId}
      union select '/real-talk/' || slug from question where actor_id = ${anyActorId}
    )
    delete from page_view using page
    where page_view.path collate "C" >= page.path and page_view.path collate "C" < page.path || '0'
      and (page_view.path = page.path or starts_with(page_view.path, page.path || '/'))
  `.execute(tx)
}
