import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** What is new, as the bell shows it. */
export interface BellItem {
  readonly _id: string
  /** Whom it is about. */
  readonly name: string
  /** Whose picture stands beside it, where the name speaks of several. */
  readonly pictured?: string | undefined
  readonly photo?: string | undefined
  /** Stands there instead, where it is about no one. */
  readonly icon?: LucideIcon | undefined
  /** An organisation, whose picture is no circle. */
  readonly square?: boolean
  readonly text: ReactNode
  readonly to: string
  /** ISO 8601. */
  readonly at: string
}
