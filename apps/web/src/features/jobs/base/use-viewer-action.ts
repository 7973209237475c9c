import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Api } from '../../../app/base/api.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { useSession } from '../../../app/session/use-session.tsx'

/** The viewer who acts, with the parts that an action needs. */
export interface ActingViewer {
  readonly api: Api
  readonly queryClient: QueryClient
  /** Undefined for a guest. */
  readonly actorId: string | undefined
}

/**
 * For a button that changes something of the viewer's: `press` runs `act`, or waits until the viewer is known.
 * `isOther` is true for companies and admins, for whom there is nothing to change.
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
