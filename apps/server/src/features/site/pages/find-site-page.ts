import type { Audience } from '@rise/contract/content/kinds'
import { siteErrors } from '@rise/contract/site/errors'
import type { SitePage } from '@rise/contract/site/shapes'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Requester } from '../../../platform/http/requester.ts'
import { firstLines, lockOf } from '../../content/index.ts'

interface PublicRow {
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly body: string
  readonly audience: Audience
  readonly first: Date
  readonly live_at: Date
}

/**
 * Returns the published page at a present or former address. For a viewer outside its audience, the text is left out.
 * @throws {Failure} `site-page-not-found`
 */
export async function findSitePage({ db, clock }: Context, viewer: Requester, slug: string): Promise<SitePage> {
  const now = clock.now()
  const { rows } = await sql<PublicRow>`
    select address.slug, live.title, live.description, live.body, live.audience, live.live_at,
      (select min(live_at) from site_page_version where page_id = page.id) as first
    from site_page_slug as asked
    join site_page as page on page.id = asked.page_id
    join site_page_slug as address on address.page_id = page.id and address.present
    cross join lateral (
      select title, description, body, audience, live_at from site_page_version
      where page_id = page.id and number > page.withdrawn and live_at <= ${now}
      order by number desc limit 1) as live
    where asked.slug = ${slug}`.execute(db)
  const [row] = rows
  if (!row) throw new Failure(siteErrors['site-page-not-found'])
  const { title, audience, body } = row
  const lock = lockOf(viewer, { authorId: null, listed: true, blocked: false, published: true, audience })
  return {
    ...{ slug: row.slug, title, audience, locked: lock, body: lock === null ? body : '' },
    description: row.description || firstLines(body),
    publishedAt: row.first.toISOString(),
    updatedAt: row.live_at.toISOString(),
  }
}
