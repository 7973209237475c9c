import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { noteEmptySearch } from '../visits/note-empty-search.ts'

const DAYS = 30
const DAY_MS = 86_400_000

const searches = ['ocean engineer', 'rust embedded remote', 'museum curator', 'four-day week', 'lighthouse keeper']

/**
 * Adds visits over 30 days, more towards today and fewer at weekends, their origins, and searches without results.
 * Returns how many page views were added; none if there are any already.
 */
export function loadVisits(ctx: Context): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    if (await tx.selectFrom('page_view').select('id').limit(1).executeTakeFirst()) return 0
    const txContext = { ...ctx, db: tx }
    const now = ctx.clock.now()
    const addedCount = await addPageViews(txContext, now)
    await addArrivals(txContext, now)
    for (const [index, words] of searches.entries()) {
      const pastContext = { ...txContext, clock: { now: () => new Date(now.getTime() - 3 * index * DAY_MS) } }
      for (let time = index; time < 7; time += 1) await noteEmptySearch(pastContext, words)
    }
    return addedCount
  })
}

/** Derives a visitor's actions from hashes of their number, so that demo worlds differ only in their dates. */
async function addPageViews({ db }: Context, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    with page (paths) as (
      select array['/', '/jobs', '/professionals', '/companies', '/real-talk', '/layoff-tracker', '/courses', '/feed']
        || array(select '/jobs/' || slug from job where closed_at is null order by slug limit 12)
    ), member (ids) as (
      select array(select id from login where admin_role is null and email_confirmed_at is not null order by email limit 30)
    ), visit as (
      select ago, n, abs(hashtext(ago || ' ' || n)) as hash, ${now}::timestamptz - ago * interval '1 day' as day
      from generate_series(0, ${DAYS - 1}::integer) ago,
        generate_series(1, 40 - ago / 2 + 7 * (ago % 3)) n
      where extract(isodow from ${now}::timestamptz - ago * interval '1 day') < 6 or n % 2 = 0
    )
    insert into page_view (id, path, login_id, visitor, utm_source, utm_medium, utm_campaign, created_at)
    select gen_random_uuid(),
      page.paths[1 + abs(hashtext(visit.hash || ' ' || view)) % cardinality(page.paths)],
      case when visit.hash % 6 = 0 and cardinality(member.ids) > 0
        then member.ids[1 + visit.hash % cardinality(member.ids)] end,
      visit.hash,
      (array['linkedin', 'newsletter', 'google', 'heyoJobs', 'mastodon'])[1 + visit.hash % 11],
      (array['social', 'email', 'search', 'partner', 'social'])[1 + visit.hash % 11],
      (array['autumn-jobs', 'weekly', null, 'heyoJobs', null])[1 + visit.hash % 11],
      visit.day - (visit.hash % 600) * interval '1 minute'
    from visit, page, member, generate_series(1, 1 + visit.hash % 4) view`.execute(db)
  return Number(numAffectedRows ?? 0)
}

async function addArrivals({ db }: Context, now: Date): Promise<void> {
  await sql`
    insert into conversion (id, referral, source, created_at)
    select gen_random_uuid(), (array['poster-berlin', 'podcast-12', 'friends'])[1 + n % 3], null,
      ${now}::timestamptz - (n % ${DAYS - 1}::integer) * interval '1 day'
    from generate_series(1, 48) n`.execute(db)
}
