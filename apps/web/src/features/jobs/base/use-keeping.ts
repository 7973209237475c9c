import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Api } from '../../../app/base/api.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { useSession } from '../../../app/session/use-session.tsx'

/** Who keeps something, and how. */
export interface Keeper {
  readonly api: Api
  readonly queryClient: QueryClient
  /** Undefined for a guest. */
  readonly actorId: string | undefined
}

/**
 * For a button that keeps something for the viewer: `press` does it, or waits until the viewer is known. `isOther` tells a
 * company or an admin, who keep nothing.
 */
export function useKeeping(act: (keeper: Keeper) => unknown): { readonly isOther: boolean; press(): void } {
  const api = useApi()
  const queryClient = useQueryClient()
  const session = useSession()
  const user = session.status === 'member' ? session.user : undefined
  const isOther = user !== undefined && user.role !== 'professional'
  const isKnown = session.status !== 'checking'
  const [pressed, setPressed] = useState(false)
  useEffect(() => {
    if (!pressed || !isKnown) return
    setPressed(false)
    if (!isOther) void act({ api, queryClient, actorId: user?._id })
  })
  return { isOther, press: () => setPressed(true) }
}
