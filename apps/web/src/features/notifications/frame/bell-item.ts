import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** A new notification, as the bell shows it. */
export interface BellItem {
  readonly _id: string
  /** The names of the members in the notification. */
  readonly name: string
  /** The name for its picture, where `name` lists several members. */
  readonly pictured?: string | undefined
  readonly photo?: string | undefined
  /** An icon in place of the picture, for a notification about no one. */
  readonly icon?: LucideIcon | undefined
  /** Whether the picture shows an organisation, and is therefore not round. */
  readonly square?: boolean
  readonly text: ReactNode
  readonly to: string
  /** ISO 8601. */
  readonly at: string
}
