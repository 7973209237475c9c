import type { QueryClient } from '@tanstack/react-query'
import type { createBrowserRouter } from 'react-router'
import type { Api } from '../base/api.ts'
import type { ListenerContext } from '../base/frame-slots.ts'
import type { SessionStore } from '../session/session-store.ts'
import { type AppSocket, createSocket } from '../socket/create-socket.ts'
import { isSocketKeptAlive } from '../socket/keep-alive.ts'
import { connectTopics } from '../socket/topics.ts'

interface SocketEnvironment {
  readonly store: SessionStore
  readonly router: ReturnType<typeof createBrowserRouter>
  readonly queryClient: QueryClient
  readonly api: Api
  readonly listen: (context: ListenerContext) => void
  /** The server's origin; the page's own by default. */
  readonly origin: string | undefined
}

/**
 * Starts the page's socket, which is connected while a member is logged in (section 4). Features subscribe with
 * `listen`. New data in queries, and navigation, keep it awake. After a reconnection, the page's data is refetched.
 */
export function startSocket({ store, router, queryClient, api, listen, origin }: SocketEnvironment): AppSocket {
  const socket = createSocket({
    ...(origin !== undefined && { origin }),
    freshToken: store.freshToken,
    refresh: store.renewToken,
    reload: () => window.location.reload(),
    onReconnect: () => {
      void queryClient.invalidateQueries()
      // Refetches the user, whose record contains the navigation's counters.
      void store.check().catch(() => undefined)
    },
    isKeptAlive: isSocketKeptAlive,
  })
  const follow = () => {
    const session = store.get()
    // A suspended account receives nothing.
    if (session.status === 'member' && session.user.standing !== 'suspended') socket.connect()
    else if (session.status !== 'checking') socket.disconnect()
  }
  listen({ socket, queryClient, api, store })
  connectTopics(socket)
  store.subscribe(follow)
  router.subscribe(() => socket.noteChange())
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') socket.noteChange()
  })
  follow()
  return socket
}
