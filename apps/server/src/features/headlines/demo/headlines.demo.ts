import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { sanitiseRichText } from '../../../platform/rich-text/sanitise-rich-text.ts'
import { changePlan } from '../../session/index.ts'
import { articleFacts } from '../article-text.ts'
import { headlineSlugs } from '../headline-row.ts'
import material from './material/headlines.json' with { type: 'json' }

const HOUR_MS = 3_600_000
/** The newest was published so long ago, the others one after the other before it. */
const NEWEST_HOURS_AGO = 5
const HOURS_BETWEEN = 31

/** The headlines of the demo world, and the plan that their authors write on. Who has headlines already gets none. Gives how many were added. */
export function loadDemo(ctx: Context): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('demo-headlines', 0))`.execute(tx)
    const authors = await authorsWithoutHeadlines(tx)
    const hours = (index: number) => NEWEST_HOURS_AGO + index * HOURS_BETWEEN
    let added = 0
    for (const actorId of authors.values()) await changePlan(tx, actorId, 'Creator')
    for (const [index, { owner, title, summary, body, link }] of material.entries()) {
      const actorId = authors.get(owner)
      if (actorId === undefined) continue
      const id = ctx.newId()
      const at = new Date(ctx.clock.now().getTime() - hours(index) * HOUR_MS)
      const { html } = sanitiseRichText(body, () => undefined)
      const written = link ? { summary, link: JSON.stringify(link) } : { body: html, ...articleFacts(html) }
      const times = { published_at: at, created_at: at, updated_at: at }
      await tx
        .insertInto('headline')
        .values({ id, actor_id: actorId, title, ...written, ...times })
        .execute()
      await headlineSlugs.give(tx, id, title)
      added += 1
    }
    return added
  })
}

/** The professionals of demo accounts who have no headline, by their slug. Somebody else's of the same slug is left alone. */
async function authorsWithoutHeadlines(tx: Tx): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('actor')
    .innerJoin('membership', 'membership.actor_id', 'actor.id')
    .innerJoin('login', 'login.id', 'membership.login_id')
    .select(['actor.id', 'actor.slug'])
    .where('actor.kind', '=', 'professional')
    .where('login.email', 'like', '%@demo.example')
    .where('actor.slug', 'in', [...new Set(material.map(({ owner }) => owner))])
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('headline').select('headline.id').whereRef('headline.actor_id', '=', 'actor.id'))),
    )
    .orderBy('actor.slug')
    .execute()
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}
