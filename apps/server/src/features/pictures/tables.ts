import type { PicturePurpose } from '@rise/contract/pictures/limits'
import type { Generated } from 'kysely'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    picture: {
      id: string
      /** Null after the account is erased, and for pictures of the installation. */
      actor_id: string | null
      /** Whether the picture belongs to the installation. */
      of_site: Generated<boolean>
      login_id: string | null
      purpose: PicturePurpose
      alt: string
      /** The size of the largest version. */
      width: number
      height: number
      widths: number[]
      state: 'making' | 'ready' | 'removed'
      /** The number of rows that show the picture. */
      uses: Generated<number>
      /** When the last row stopped showing the picture, or its upload if none has yet; null while a row shows it. */
      unused_since: Date | null
      /** Whether no row shows the picture any longer, so that it is no longer served. False for a new upload. */
      released: Generated<boolean>
      /** When a moderator or a number of reports hid the picture; it is not served from then on. */
      hidden_at: Generated<Date | null>
      created_at: Date
    }
    actor_picture: {
      actor_id: string
      kind: 'photo' | 'cover'
      picture_id: string
    }
  }
}
