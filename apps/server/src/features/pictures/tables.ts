import type { PicturePurpose } from '@rise/contract/pictures/limits'
import type { Generated } from 'kysely'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    picture: {
      id: string
      /** Null when the account is erased, and of the installation's own. */
      actor_id: string | null
      /** Whether it is the installation's own. */
      of_site: Generated<boolean>
      login_id: string | null
      purpose: PicturePurpose
      alt: string
      /** Of the largest size. */
      width: number
      height: number
      widths: number[]
      state: 'making' | 'ready' | 'removed'
      /** The number of things that show it. */
      uses: Generated<number>
      /** Null while something shows it. */
      unused_since: Date | null
      /** Nothing shows it any longer, so it is not served. False for one that was just uploaded. */
      released: Generated<boolean>
      /** Since then it is not served, by a moderator’s decision or enough reports. */
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
