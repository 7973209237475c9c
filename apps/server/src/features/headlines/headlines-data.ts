import { sql } from 'kysely'
import { type AccountDataPart, asJson } from '../session/index.ts'

/** A member's articles and links, for the download of their own data. Erasing an account deletes them. */
export const headlinesData: AccountDataPart = {
  name: 'headlines',
  collect: async ({ db }, { actorId }) =>
    asJson(
      await db
        .selectFrom('headline')
        .selectAll()
        .select(({ selectFrom }) =>
          selectFrom('headline_slug')
            .select(sql<string[]>`array_agg(slug order by present desc, slug)`.as('slugs'))
            .whereRef('headline_id', '=', 'headline.id')
            .as('addresses'),
        )
        .where('actor_id', '=', actorId)
        .orderBy('created_at')
        .execute(),
    ),
}
