import type { AdminHeadline } from '@rise/contract/headlines/admin/endpoints'
import { headlineErrors } from '@rise/contract/headlines/errors'
import type { AdminHeadlineState } from '@rise/contract/headlines/kinds'
import { COUNT_CAP, PAGE_SIZE } from '@rise/contract/pagination'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { type Page, toPage } from '../../../platform/database/page.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Admin } from '../../../platform/http/requester.ts'
import { prefixPlainWords } from '../../../platform/words/prefix-words.ts'
import { concealSubject, isConcealed } from '../../discussion/index.ts'
import { actorName, recordAct } from '../../session/index.ts'
import type {} from '../tables.ts'

interface Query {
  readonly page: number
  readonly state: AdminHeadlineState
  readonly q?: string | undefined
}

interface Row extends Omit<AdminHeadline, '_id' | 'host' | 'publishedAt'> {
  readonly id: string
  readonly url: string | null
  readonly published_at: Date
}

/**
 * Returns a page of the published headlines in a state, newest first.
 *
 * @throws {Failure} `headlines-page-not-found`
 */
export async function listAdminHeadlines(
  { db }: Context,
  { page, state, q = '' }: Query,
): Promise<Page<AdminHeadline>> {
  const words = q === '' ? undefined : prefixPlainWords({ typed: q, forgiving: false })
  const matchesTitle =
    q === '' ? sql`true` : words === undefined ? sql`false` : sql`headline.terms @@ ${words}::tsquery`
  const stateCondition = state === 'hidden' ? isConcealed('headline.id') : sql`not ${isConcealed('headline.id')}`
  const matches = sql`from headline where headline.published_at is not null and ${matchesTitle} and ${stateCondition}`
  const [{ rows }, countResult] = await Promise.all([
    sql<Row>`
      select headline.id, address.slug, headline.title, headline.audience, headline.link ->> 'url' as url,
        headline.published_at, trim(concat(professional.first_name, ' ', professional.last_name)) as author
      from (
        select headline.* ${matches} order by headline.published_at desc, headline.id desc
        limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}
      ) as headline
      join headline_slug address on address.headline_id = headline.id and address.present
      join professional on professional.actor_id = headline.actor_id
      order by headline.published_at desc, headline.id desc`.execute(db),
    sql<{ count: number }>`
      select count(*)::int as count from (select ${matches} limit ${COUNT_CAP + 1}) as counted`.execute(db),
  ])
  if (rows.length === 0 && page > 1) throw new Failure(headlineErrors['headlines-page-not-found'])
  return toPage(rows.map(present), page, countResult.rows[0]?.count ?? 0)
}

function present({ id, slug, title, author, audience, url, published_at }: Row): AdminHeadline {
  const host = url === null ? null : new URL(url).host
  return { _id: id, slug, title, author, audience, host, publishedAt: published_at.toISOString() }
}

/**
 * Hides a headline from everyone but its author, or shows it again, and records the admin.
 *
 * @throws {Failure} `headline-not-found`
 */
export async function setHeadlineHidden(ctx: Context, admin: Admin, id: string, hidden: boolean): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const headline = await tx
      .selectFrom('headline')
      .select(['actor_id', 'title'])
      .where('id', '=', id)
      .where('published_at', 'is not', null)
      .executeTakeFirst()
    if (!headline) throw new Failure(headlineErrors['headline-not-found'])
    await concealSubject(ctx, tx, id, hidden ? 'hidden' : null)
    const subject = { id: headline.actor_id, name: await actorName(tx, headline.actor_id) }
    const act = hidden ? 'headline.hidden' : 'headline.shown'
    await recordAct(ctx, tx, { act, by: admin.loginId, subject, after: { title: headline.title } })
  })
}
