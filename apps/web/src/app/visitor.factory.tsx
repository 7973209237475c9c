import type { PageSettings } from '@rise/contract/page-renderer'
import type { CurrentUser } from '@rise/contract/session/shapes'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { type Api, createApi, httpTransport } from './base/api.ts'
import { type FrameSlots, FrameSlotsContext } from './base/frame-slots.ts'
import { pageSettings } from './base/page-settings.factory.ts'
import { AppProvider } from './base/settings.tsx'
import type { PageHandle, PublicHandle } from './page/page-handle.ts'
import type { FrameUser } from './session/last-user.ts'
import type { Session, SessionStore } from './session/session-store.ts'
import { SessionProvider, unknownSession } from './session/use-session.tsx'

/** A member as the API returns it, for tests to change. */
export function userOf(changes: Partial<CurrentUser> = {}): CurrentUser {
  return {
    _id: '0190f3a4-0000-7000-8000-00000000000a',
    slug: 'ada-lovelace',
    role: 'professional',
    paidPlan: null,
    firstName: 'Ada',
    lastName: 'Lovelace',
    companyName: null,
    photo: null,
    answers: 0,
    followingEmployersNum: 0,
    followingProfessionalsNum: 0,
    missedMessages: 0,
    hasConvos: false,
    mission: { points: 0, claimedGifts: [] },
    email: 'ada@example.com',
    standing: 'active',
    newUntil: null,
    suspensionReason: null,
    suspendedUntil: null,
    appealed: false,
    appealAnswer: null,
    dateLocale: null,
    language: null,
    ...changes,
  }
}

/** A session store that starts with the session `first`, and applies logins and logouts. */
function storeOf(first: Session): SessionStore {
  let session = first
  const listeners = new Set<() => void>()
  const set = (next: Session) => {
    session = next
    for (const listener of listeners) listener()
  }
  return {
    ...unknownSession,
    get: () => session,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    signIn: ({ result }) => set({ status: 'member', user: result }),
    signOut: async () => set({ status: 'guest' }),
  }
}

const renderNothing = () => null

/** A frame whose only slot content is a bell. */
export const frameSlots: FrameSlots = {
  guestLinks: [],
  sections: [],
  MemberBar: renderNothing,
  MemberBottomBar: renderNothing,
  loadShortcuts: async () => renderNothing,
  footer: { about: [], forCompanies: [], legal: [] },
  useFooterColumns: () => [],
  useFooterLinks: () => [],
  Announcement: renderNothing,
  loadFrame: async () => undefined,
  GuestOffer: renderNothing,
  Bell: () => <button type="button">Notifications</button>,
  loadBell: async () => undefined,
  Suspended: renderNothing,
  Floating: renderNothing,
  AtRest: renderNothing,
  loadListener: async () => renderNothing,
}

interface RenderOptions {
  readonly session?: Session
  /** The member shown by the last page. */
  readonly lastUser?: FrameUser
  readonly path?: string
  /** The handle of the page's route. */
  readonly handle?: PageHandle | PublicHandle
  /** The parts that features add to the frame. */
  readonly slots?: Partial<FrameSlots>
  readonly api?: Api
  readonly settings?: Partial<PageSettings>
}

/** Renders content for a visitor: with a session, settings, queries and an address. Returns the session store. */
export function renderFor(content: ReactNode, world: RenderOptions = {}): SessionStore {
  const store = { ...storeOf(world.session ?? { status: 'guest' }), lastUser: () => world.lastUser }
  const router = createMemoryRouter([{ path: '*', element: content, handle: world.handle }], {
    initialEntries: [world.path ?? '/'],
  })
  const api = world.api ?? createApi(httpTransport())
  render(
    <AppProvider value={{ settings: { ...pageSettings, ...world.settings }, api }}>
      <SessionProvider store={store}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <FrameSlotsContext value={{ ...frameSlots, ...world.slots }}>
            <RouterProvider router={router} />
          </FrameSlotsContext>
        </QueryClientProvider>
      </SessionProvider>
    </AppProvider>,
  )
  return store
}
