import type { Gate } from '@rise/contract/policy'
import type { Message } from '@rise/texts'
import type { LucideIcon } from 'lucide-react'
import type { FrameUser } from '../session/last-user.ts'

/**
 * A link of the members' frame, as a feature declares it in `navigation.ts`. Loaded with that frame, so guests never
 * load it.
 */
export interface NavigationEntry {
  readonly label: Message
  readonly icon: LucideIcon
  /** The page's path in the route table; a link without an existing page is hidden. */
  readonly route: string
  /** Hides the link from members whom this gate doesn't admit; by default, its place's gate decides. */
  readonly gate?: Gate
  /** Whether the member has content there that stays accessible when the plan ends: then `gate` hides nothing. */
  readonly keeps?: (user: FrameUser) => boolean
  /** Whether it takes precedence among the up to five links that phones show at the bottom, and tablets at the top. */
  readonly main?: true
  readonly beta?: true
  /** Whether it shows the number of unread messages. */
  readonly unread?: true
  /** Whether it is the member's own page, which their picture links to. */
  readonly own?: true
  /** Whether its page lists the notifications: members with such a link have the bell. */
  readonly bell?: true
  /** Whether the sidebar of phones and tablets leaves it out. */
  readonly menuOnly?: true
  /** Paths of further pages on which this link is marked as current. */
  readonly also?: RegExp
  /** The address, if it is more than the route with the member's slug. */
  readonly to?: string
}

export type Audience = 'professional' | 'employer' | 'admin'

/**
 * The position of a link. `bar`: in the bar. `explore`: above the account's links in the avatar's menu, because the bar
 * has no room for it. `account`: in the avatar's menu. The sidebar has a group for each position.
 */
export type Place = 'bar' | 'explore' | 'account'

/** The members' frame: its links by audience and place, each in the order of the screen. */
export type MemberEntries = Readonly<Record<Audience, Readonly<Partial<Record<Place, readonly NavigationEntry[]>>>>>
