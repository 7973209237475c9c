import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { beginImport } from '../../../platform/import/entries-read.ts'
import { importHashOf, importKeyOf } from '../import/read-layoff.ts'
import { LAYOFF_IMPORT, storeLayoffs } from '../import/store-layoffs.ts'
import material from './material/layoffs.json' with { type: 'json' }

const DAY_MS = 86_400_000

/** Adds layoffs by invented companies, linked to their pages if they have one. Skipped if the tracker has layoffs. */
export function loadLayoffs(ctx: Context): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    await beginImport(tx, LAYOFF_IMPORT)
    if (await tx.selectFrom('layoff').select('id').limit(1).executeTakeFirst()) return 0
    const now = ctx.clock.now().getTime()
    const rows = material.map(({ daysAgo, ...said }, index) => {
      const layoff = { ...said, day: new Date(now - daysAgo * DAY_MS).toISOString().slice(0, 10) }
      return { ...layoff, position: index + 1, key: importKeyOf(layoff), hash: importHashOf(layoff) }
    })
    const { added } = await storeLayoffs(ctx, tx, rows)
    await sql`
      insert into layoff_match (name_key, company_id, created_at)
      select distinct on (lower(company.name)) lower(company.name), company.actor_id, ${ctx.clock.now()}::timestamptz
      from company join layoff on layoff.name_key = lower(company.name)`.execute(tx)
    await sql`
      update layoff set company_id = layoff_match.company_id from layoff_match
      where layoff.name_key = layoff_match.name_key`.execute(tx)
    await sql`
      insert into layoff_answer (layoff_id, company_id, text, created_at, updated_at)
      select id, company_id, ${answer}, ${ctx.clock.now()}::timestamptz, ${ctx.clock.now()}::timestamptz
      from layoff where company_name = 'Babelfin' and company_id is not null`.execute(tx)
    return added
  })
}

const answer =
  'We planned for growth that did not come, and 38 colleagues paid for that. Everyone got four months of pay and keeps their laptop. If you are hiring, please look at the people on this page: they are good.'
