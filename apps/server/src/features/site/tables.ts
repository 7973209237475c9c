import type { Audience } from '@rise/contract/content/kinds'
import type { AnnouncementAudience, AnnouncementTone } from '@rise/contract/site/frame/kinds'
import type { SiteLink } from '@rise/contract/site/frame/shapes'
import type { ColumnType, Generated } from 'kysely'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    site_page: {
      id: string
      title: string
      description: string
      body: string
      audience: Audience
      /** The ids of the pictures in the text. */
      picture_ids: Generated<string[]>
      version: Generated<number>
      /** Versions up to this number are no longer public. */
      withdrawn: Generated<number>
      created_at: Date
      updated_at: Date
    }
    site_page_slug: { slug: string; page_id: string; present: boolean }
    site_page_version: {
      page_id: string
      number: number
      title: string
      description: string
      body: string
      audience: Audience
      picture_ids: Generated<string[]>
      login_id: string | null
      live_at: Date
      created_at: Date
    }
    site_page_picture: { page_id: string; picture_id: string }
    site_footer: { id: Generated<boolean>; links: ColumnType<SiteLink[], string, string>; version: Generated<number> }
    site_brand: {
      id: Generated<boolean>
      name: string | null
      color: string | null
      logo_hash: string | null
      logo_width: number | null
      logo_height: number | null
      logo_png: Buffer | null
      version: Generated<number>
    }
    site_announcement: {
      id: string
      text: string
      link: ColumnType<SiteLink | null, string | null, string | null>
      audience: AnnouncementAudience
      tone: AnnouncementTone
      starts_at: Date
      ends_at: Date | null
      version: Generated<number>
      created_at: Date
    }
  }
}
