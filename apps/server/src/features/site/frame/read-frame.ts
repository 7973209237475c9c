import { siteFrameErrors } from '@rise/contract/site/frame/errors'
import { type AnnouncementViewer, announcementViewers, viewersOf } from '@rise/contract/site/frame/kinds'
import { MOST_ANNOUNCEMENTS } from '@rise/contract/site/frame/limits'
import type { Announcement, SiteFrame } from '@rise/contract/site/frame/shapes'
import { legalSlugs } from '@rise/contract/site/kinds'
import type { Selectable } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { Failure } from '../../../platform/failure.ts'
import { readFooter } from './footer.ts'

type Row = Selectable<Tables['site_announcement']>

/**
 * Returns the installation's parts of each page's frame: its links, its own legal texts and, for each kind of viewer,
 * the newest announcement.
 */
export async function readFrame({ db, clock }: Context): Promise<SiteFrame> {
  const now = clock.now()
  const presentAnnouncements = await db
    .selectFrom('site_announcement')
    .select(['id', 'text', 'link', 'audience', 'tone'])
    .where('starts_at', '<=', now)
    .where(({ eb, or }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_ANNOUNCEMENTS)
    .execute()
  const newestByViewer = new Map<AnnouncementViewer, (typeof presentAnnouncements)[number] | undefined>(
    announcementViewers.map((viewer) => [
      viewer,
      presentAnnouncements.find(({ audience }) => viewersOf[audience].includes(viewer)),
    ]),
  )
  return {
    links: (await readFooter(db)).links,
    ownTexts: await ownTexts(db, now),
    announcements: presentAnnouncements.flatMap((one) => {
      const viewers = announcementViewers.filter((viewer) => newestByViewer.get(viewer) === one)
      const { id, text, link, tone } = one
      return viewers.length === 0 ? [] : [{ _id: id, text, link, tone, viewers }]
    }),
  }
}

async function ownTexts(db: Database, now: Date): Promise<SiteFrame['ownTexts']> {
  const rows = await db
    .selectFrom('site_page_slug as address')
    .innerJoin('site_page as page', 'page.id', 'address.page_id')
    .select('address.slug')
    .where('address.slug', 'in', legalSlugs)
    .where('address.present', '=', true)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('site_page_version as version')
          .select('version.number')
          .whereRef('version.page_id', '=', 'page.id')
          .whereRef('version.number', '>', 'page.withdrawn')
          .where('version.live_at', '<=', now),
      ),
    )
    .execute()
  return legalSlugs.filter((slug) => rows.some((row) => row.slug === slug))
}

/** Returns all announcements; the one that begins last comes first. */
export async function listAnnouncements({ db }: Context): Promise<Announcement[]> {
  const rows = await db
    .selectFrom('site_announcement')
    .selectAll()
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_ANNOUNCEMENTS)
    .execute()
  return rows.map(presentAnnouncement)
}

/**
 * Returns an announcement.
 *
 * @throws {Failure} `announcement-not-found`
 */
export async function findAnnouncement(db: Database | Tx, id: string): Promise<Announcement> {
  const row = await db.selectFrom('site_announcement').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new Failure(siteFrameErrors['announcement-not-found'])
  return presentAnnouncement(row)
}

function presentAnnouncement({ id, version, text, link, audience, tone, starts_at, ends_at }: Row): Announcement {
  return {
    ...{ _id: id, version, text, link, audience, tone },
    from: starts_at.toISOString(),
    until: ends_at?.toISOString() ?? null,
  }
}
