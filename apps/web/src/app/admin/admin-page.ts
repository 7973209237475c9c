import type { AdminOverview } from '@rise/contract/admin/shapes'
import type { Permission } from '@rise/contract/policy'
import type { Message, Pattern } from '@rise/texts'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'

/** A page of the admin area, as its feature declares it in `admin-pages.ts`. Only the admin area loads these files. */
export interface AdminPage {
  /** Below `/admin`: `courses`, `companies/:id`. */
  readonly path: string
  readonly title: Message
  /** Set for pages in the area's navigation; other pages are reached from those. */
  readonly icon?: LucideIcon
  /**
   * The name of the page's tab. Pages whose paths begin with the same word share a row of tabs: `cms`, `cms/footer`.
   */
  readonly part?: Message
  /**
   * An admin needs one of these permissions to open the page, and otherwise sees a 404. By default, every admin may
   * open it.
   */
  readonly permissions?: readonly Permission[]
  readonly load: () => Promise<ComponentType>
}

export type PendingCounts = AdminOverview['waiting']

/** A kind of item that waits for an admin's decision. */
export interface AdminMatter {
  readonly of: keyof PendingCounts
  /** The noun below the number of items, in the form for the number `count`. */
  readonly noun: Pattern
  /** The path of the page where admins decide it. */
  readonly to: string
  readonly permission: Permission
}

/** The pages and queues of the area, in display order. */
export interface AdminSlots {
  readonly pages: readonly AdminPage[]
  readonly matters: readonly AdminMatter[]
}
