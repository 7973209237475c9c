import type { AdminOverview } from '@rise/contract/admin/shapes'
import type { Permission } from '@rise/contract/policy'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'

/** A page of the admin area, as its feature declares it in `admin-pages.ts`. Only the area loads these. */
export interface AdminPage {
  /** Below `/admin`: `courses`, `companies/:id`. */
  readonly path: string
  readonly title: string
  /** Places the page in the area's navigation; other pages are reached from that one. */
  readonly icon?: LucideIcon
  /** Its name among the tabs that pages with the same first word in their path form: `cms`, `cms/footer`. */
  readonly part?: string
  /** Permissions of which an admin needs one to open the page; every admin if absent. For others it doesn't exist. */
  readonly permissions?: readonly Permission[]
  readonly load: () => Promise<ComponentType>
}

export type Waiting = AdminOverview['waiting']

/** A kind of item that waits for an admin's decision. */
export interface AdminMatter {
  readonly of: keyof Waiting
  readonly one: string
  readonly many: string
  /** The page where it is decided. */
  readonly to: string
  readonly permission: Permission
}

/** The pages and queues of the area, in the order of the screen. */
export interface AdminSlots {
  readonly pages: readonly AdminPage[]
  readonly matters: readonly AdminMatter[]
}
