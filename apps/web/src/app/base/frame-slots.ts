import type { CurrentUser } from '@rise/contract/session/shapes'
import type { QueryClient } from '@tanstack/react-query'
import { type ComponentType, createContext, useContext } from 'react'
import type { AppSocket } from '../socket/create-socket.ts'
import type { AppContext } from './app-context.ts'

export interface FooterLink {
  readonly to: string
  readonly label: string
}

export interface FooterColumn {
  readonly title: string
  readonly links: readonly FooterLink[]
}

/** Where features stand in the frame around every page. What is not needed at once is `lazy`. */
export interface FrameSlots {
  /** Further columns of the footer, the same for everybody. */
  readonly useFooterColumns: () => readonly FooterColumn[]
  /** Loads what these columns show; a page without it is still a page. */
  readonly loadFooterColumns: (app: AppContext) => Promise<unknown>
  /** In the footer, for guests. */
  readonly GuestOffer: ComponentType
  /** Beside the account of a member. */
  readonly Bell: ComponentType
  /** Loads it along with the navigation that it stands in. */
  readonly loadBell: () => Promise<unknown>
  /** In place of every page, for a suspended member. */
  readonly Suspended: ComponentType<{ readonly user: CurrentUser }>
  /** Above all pages, across their changes. */
  readonly Floating: ComponentType
  /** Along with every page, once it has come to rest. */
  readonly AtRest: ComponentType
  /** Loads what listens to the socket of a member. */
  readonly loadListener: () => Promise<(socket: AppSocket, queryClient: QueryClient) => void>
}

export const FrameSlotsContext = createContext<FrameSlots | undefined>(undefined)

export function useFrameSlots(): FrameSlots {
  const slots = useContext(FrameSlotsContext)
  if (!slots) throw new Error('Outside of AppShell.')
  return slots
}
