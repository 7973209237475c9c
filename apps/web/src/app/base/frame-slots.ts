import type { Notification } from '@rise/contract/notifications/shapes'
import type { CurrentUser } from '@rise/contract/session/shapes'
import type { Message } from '@rise/texts'
import type { QueryClient } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import { type ComponentType, createContext, useContext } from 'react'
import type { FrameUser } from '../session/last-user.ts'
import type { SessionStore } from '../session/session-store.ts'
import type { AppSocket } from '../socket/create-socket.ts'
import type { Api } from './api.ts'
import type { AppContext } from './app-context.ts'

/** A link in the guests' frame. */
export interface GuestLink {
  readonly label: Message
  readonly to: string
  readonly icon: LucideIcon
}

export interface FooterLink {
  readonly to: string
  readonly label: Message
}

/** A link whose label is in the current language, or a name. */
export interface NamedLink {
  readonly to: string
  readonly label: string
}

export interface FooterColumn {
  readonly title: string
  readonly links: readonly NamedLink[]
}

/** The slots for features in the frame around every page. Parts that aren't needed immediately are `lazy`. */
export interface FrameSlots {
  /** The guests' links, before the product's name. */
  readonly guestLinks: readonly GuestLink[]
  /** The public sections, in a second bar for guests. */
  readonly sections: readonly FooterLink[]
  /** The members' part of the top bar, and of the bottom bar on phones. */
  readonly MemberBar: ComponentType<{ readonly user: FrameUser }>
  readonly MemberBottomBar: ComponentType<{ readonly user: FrameUser }>
  /** Loads the search and the keyboard shortcuts. */
  readonly loadShortcuts: () => Promise<ComponentType>
  /** The footer's links that every installation has. */
  readonly footer: {
    readonly about: readonly FooterLink[]
    readonly forCompanies: readonly FooterLink[]
    readonly legal: readonly FooterLink[]
  }
  /** Further columns of the footer, the same for everyone. */
  readonly useFooterColumns: () => readonly FooterColumn[]
  /** Further links next to the legal ones, the same for everyone. */
  readonly useFooterLinks: () => readonly NamedLink[]
  /** The announcement below the header. */
  readonly Announcement: ComponentType
  /** Loads the data of the announcement and the footer; pages work without it, too. */
  readonly loadFrame: (app: AppContext) => Promise<unknown>
  /** An offer in the guests' footer. */
  readonly GuestOffer: ComponentType
  /** The bell next to a member's account menu. */
  readonly Bell: ComponentType
  /** Loads the bell's code, together with the navigation that contains it. */
  readonly loadBell: () => Promise<unknown>
  /** Replaces every page for a suspended member. */
  readonly Suspended: ComponentType<{ readonly user: CurrentUser }>
  /** Parts above all pages that persist across navigations. */
  readonly Floating: ComponentType
  /** Parts of every page, loaded once it is idle. */
  readonly AtRest: ComponentType
  /** Loads the listeners to a member's socket. */
  readonly loadListener: () => Promise<(context: ListenerContext) => void>
}

/** The context of the listeners to a member's socket. */
export interface ListenerContext {
  readonly socket: AppSocket
  readonly queryClient: QueryClient
  readonly api: Api
  readonly store: SessionStore
}

/** A notification that has arrived, and the socket's event that announced it. */
export interface ArrivedNotice {
  readonly event: string
  readonly notification: Notification
}

/** A feature's reaction to an arriving notification, in its `on-notice.ts`: refetches what may have changed. */
export type OnNotice = (notice: ArrivedNotice, context: ListenerContext) => void

export const FrameSlotsContext = createContext<FrameSlots | undefined>(undefined)

export function useFrameSlots(): FrameSlots {
  const slots = useContext(FrameSlotsContext)
  if (!slots) throw new Error('Outside of AppShell.')
  return slots
}
