import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { demoDrawing } from '../../pictures/demo/pictures.demo.ts'
import { demoActorsOf } from '../../professionals/demo/actors.demo.ts'
import { addDemoCase } from './add-case.demo.ts'
import material from './material/company-cases.json' with { type: 'json' }

const DAY_MS = 86_400_000
const FIRST_DAYS_AGO = 70
const DAYS_BETWEEN = 13

/** Adds the portfolios of demo companies, except for companies with cases. Returns how many were added. */
export function loadCompanyCases(ctx: Context): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('demo-company-cases', 0))`.execute(tx)
    const owners = await companiesWithoutCases(tx)
    let addedCount = 0
    for (const [position, { company, cover, credits, ...written }] of material.entries()) {
      const actorId = owners.get(company)
      if (actorId === undefined) continue
      const publishedAt = new Date(ctx.clock.now().getTime() - (FIRST_DAYS_AGO - position * DAYS_BETWEEN) * DAY_MS)
      const drawing = { ...demoDrawing('stills', cover.still), alt: cover.alt }
      const id = await addDemoCase(ctx, tx, { ...written, actorId, links: [], cover: drawing, position, publishedAt })
      await addCredits(tx, { id, credits, publishedAt })
      addedCount += 1
    }
    return addedCount
  })
}

interface Credits {
  readonly id: string
  readonly credits: readonly { slug: string; part: string; agreed: boolean }[]
  readonly publishedAt: Date
}

async function addCredits(tx: Tx, { id, credits, publishedAt }: Credits): Promise<void> {
  if (credits.length === 0) return
  const slugs = credits.map(({ slug }) => slug)
  const people = new Map((await demoActorsOf(tx, slugs).execute()).map((person) => [person.slug, person.id]))
  const rows = credits.flatMap(({ slug, part, agreed }, place) => {
    const actor_id = people.get(slug)
    const agreed_at = agreed ? new Date(publishedAt.getTime() + DAY_MS) : null
    return actor_id === undefined
      ? []
      : [{ case_id: id, actor_id, part, place, asked_at: publishedAt, agreed_at, declined_at: null }]
  })
  if (rows.length > 0) await tx.insertInto('portfolio_credit').values(rows).execute()
}

/** Returns the companies of demo accounts without cases, by slug. */
async function companiesWithoutCases(tx: Tx): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('actor')
    .select(['actor.id', 'actor.slug'])
    .where('actor.kind', '=', 'company')
    .where(
      'actor.slug',
      'in',
      material.map(({ company }) => company),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('membership')
          .innerJoin('login', 'login.id', 'membership.login_id')
          .select('login.id')
          .whereRef('membership.actor_id', '=', 'actor.id')
          .where('login.email', 'like', '%@demo.example'),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('portfolio_case').select('portfolio_case.id').whereRef('portfolio_case.actor_id', '=', 'actor.id'),
        ),
      ),
    )
    .execute()
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}
