import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database/database.ts'
import { type Feed, JSON_FEED_TYPE, RSS_TYPE, toJsonFeed, toRss } from '../../../platform/http/feed.ts'
import type { PublicFile } from '../../../platform/http/files.ts'
import { cleanLine } from '../../../platform/rich-text/clean-line.ts'
import { findCompanyName } from '../find-company.ts'

const MOST_ITEMS = 50
const CACHE_SECONDS = 60
/** The maximum length of the beginning of a note that serves as its title, in characters. Notes have no title. */
const LONGEST_TITLE = 80

/** A company's news as RSS and as JSON Feed: its notes, its cases and its open jobs. */
export const newsFeeds: readonly PublicFile[] = [
  file('feed.rss', RSS_TYPE, toRss),
  file('feed.json', JSON_FEED_TYPE, toJsonFeed),
]

function file(name: string, type: string, write: (feed: Feed) => string): PublicFile {
  return {
    path: `/company/{profile}/news/${name}`,
    type,
    cacheSeconds: CACHE_SECONDS,
    noindex: true,
    async make(ctx, { params }) {
      const company = await findCompanyName(ctx, params.profile ?? '', { kind: 'guest' })
      const page = `/company/${company.slug}`
      if (company.slug !== params.profile) return { movedTo: `${page}/news/${name}` }
      return { body: write(await readFeed(ctx, company, name)), canonical: page }
    },
  }
}

interface News {
  readonly kind: 'note' | 'case' | 'job'
  readonly id: string
  /** Null for a note, which has no page. */
  readonly slug: string | null
  readonly title: string
  readonly text: string
  readonly at: Date
}

async function readFeed(ctx: Context, company: { id: string; slug: string; name: string }, file: string) {
  const { publicUrl } = ctx.config
  const pageUrl = `${publicUrl}/company/${company.slug}`
  const news = await newestOf(ctx.db, company.id)
  return {
    title: `News from ${company.name} | ${ctx.brand.name}`,
    description: `What is new at ${company.name}: notes, cases and open jobs, newest first, at most ${MOST_ITEMS}.`,
    pageUrl,
    url: `${pageUrl}/news/${file}`,
    items: news.map(({ kind, id, slug, title, text, at }) => ({
      id,
      url: urlOf(pageUrl, publicUrl, { kind, slug }),
      title: kind === 'note' ? (cleanLine(title, LONGEST_TITLE) ?? title) : title,
      text: text || title,
      published: new Date(at),
      tags: [tags[kind]],
      details: { name: 'news', value: { kind } },
    })),
  }
}

const tags = { note: 'News', case: 'Case', job: 'Job' } as const

function urlOf(pageUrl: string, publicUrl: string, { kind, slug }: Pick<News, 'kind' | 'slug'>): string {
  if (kind === 'job') return `${publicUrl}/jobs/${slug}`
  return kind === 'case' ? `${pageUrl}/portfolio/${slug}` : `${pageUrl}#news`
}

/** Returns the newest notes, cases and jobs of a company. Reads each kind from its own index. */
async function newestOf(db: Database, companyId: string): Promise<readonly News[]> {
  const most = sql.lit(MOST_ITEMS)
  const { rows } = await sql<News>`
    select * from (
      (select 'note' as kind, id, null as slug, text as title, text, created_at as at
        from company_news where company_id = ${companyId} order by created_at desc, id desc limit ${most})
      union all
      (select 'case', card.id, address.slug, card.title, card.summary, card.first_published_at
        from portfolio_case as card join portfolio_slug as address on address.case_id = card.id and address.present
        where card.actor_id = ${companyId} and card.published_at is not null
        order by card.first_published_at desc, card.id desc limit ${most})
      union all
      (select 'job', id, slug, title, '', posted_at
        from job where company_id = ${companyId} and closed_at is null
        order by posted_at desc, id desc limit ${most})
    ) as news order by at desc, id desc limit ${most}`.execute(db)
  return rows
}
