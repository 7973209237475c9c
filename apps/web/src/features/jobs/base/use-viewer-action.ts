import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Api } from '../../../app/base/api.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { useSession } from '../../../app/session/use-session.tsx'

/** The viewer who acts, and what an action needs. */
export interface ActingViewer {
  readonly api: Api
  readonly queryClient: QueryClient
  /** Undefined for a guest. */
  readonly actorId: string | undefined
}

/**
 * Returns what a button that changes the viewer's data needs: `press` runs `act` once the viewer is known. `isOther` is
 * true for companies and admins, who have no such data.
 */
export function useViewerAction(act: (viewer: ActingViewer) => unknown): { readonly isOther: boolean; press(): void } {
  const api = useApi()
  const queryClient = useQueryClient()
  const session = useSession()
  const user = session.status === 'member' ? session.user : undefined
  const isOther = user !== undefined && user.role !== 'professional'
  const isKnown = session.status !== 'checking'
  const [isPressed, setIsPressed] = useState(false)
  useEffect(() => {
    if (!isPressed || !isKnown) return
    setIsPressed(false)
    if (!isOther) void act({ api, queryClient, actorId: user?._id })
  })
  return { isOther, press: () => setIsPressed(true) }
}
