import type { PicturePurpose } from '@rise/contract/pictures/limits'
import type { Generated } from 'kysely'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    picture: {
      id: string
      /** Null once the account is erased, and for pictures of the installation. */
      actor_id: string | null
      /** Whether it belongs to the installation. */
      of_site: Generated<boolean>
      login_id: string | null
      purpose: PicturePurpose
      alt: string
      /** The size of the largest version. */
      width: number
      height: number
      widths: number[]
      state: 'making' | 'ready' | 'removed'
      /** The number of rows that show it. */
      uses: Generated<number>
      /** When it was last released; null while it is shown. */
      unused_since: Date | null
      /** Whether it is no longer shown, and so no longer served. False for a new upload. */
      released: Generated<boolean>
      /** When a moderator's decision or enough reports hid it; from then on it is not served. */
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
