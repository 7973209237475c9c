import type { AdminLayoff } from '@rise/contract/layoffs/admin/shapes'
import type { LayoffState } from '@rise/contract/layoffs/kinds'
import { COUNT_CAP, PAGE_SIZE } from '@rise/contract/pagination'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { type Page, toPage } from '../../../platform/database/page.ts'
import { prefixPlainWords } from '../../../platform/words/prefix-words.ts'
import { type LayoffRow, layoffColumns, layoffTables, presentLayoff } from '../list/layoff-row.ts'

interface Query {
  readonly q?: string | undefined
  readonly state: LayoffState
  readonly page: number
}

interface AdminRow extends LayoffRow {
  readonly state: LayoffState
  readonly version: number
  readonly sender: AdminLayoff['sender']
  readonly candidates: AdminLayoff['candidates']
}

/** Returns a page of the layoffs in a state, newest first, with the fields that admins need to decide. */
export async function listAdminLayoffs({ db }: Context, { q = '', state, page }: Query): Promise<Page<AdminLayoff>> {
  const words = prefixPlainWords({ typed: q, forgiving: false })
  const matchesText = q === '' ? sql`true` : words === undefined ? sql`false` : sql`terms @@ ${words}::tsquery`
  const where = sql`state = ${state} and ${matchesText}`
  const order = sql`announced_on desc, layoff.id desc`
  const { rows } = await sql<AdminRow>`
    select ${layoffColumns}, layoff.state, layoff.version,
      (select json_build_object('slug', sender.slug, 'name', coalesce(
          nullif(trim(concat(professional.first_name, ' ', professional.last_name)), ''), company.name, ''))
        from actor as sender
        left join professional on professional.actor_id = sender.id left join company on company.actor_id = sender.id
        where sender.id = layoff.sender_id) as sender,
      (select coalesce(json_agg(namesake), '[]') from (
        select page.slug, named.name as "companyName" from company as named join actor as page on page.id = named.actor_id
        where layoff.company_id is null and page.listed and lower(named.name) = layoff.name_key limit 3
      ) as namesake) as candidates
    from (select * from layoff where ${where} order by ${order} limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE})
      as ${layoffTables(null)} order by ${order}`.execute(db)
  const { rows: countRows } = await sql<{ count: number }>`
    select count(*) as count from (select from layoff where ${where} limit ${COUNT_CAP + 1}) as counted`.execute(db)
  const items = rows.map((row) => ({
    ...presentLayoff(row),
    ...{ state: row.state, version: row.version, sender: row.sender, candidates: row.candidates },
  }))
  return toPage(items, page, countRows[0]?.count ?? 0)
}
