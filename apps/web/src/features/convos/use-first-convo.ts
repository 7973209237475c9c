import type { Convo } from '@rise/contract/convos/shapes'
import { useEffect } from 'react'
import { useSessionStore } from '../../app/session/use-session.tsx'

/**
 * Updates the session once the member's first conversation has begun: the page of conversations and its links then stay
 * enabled, even without the plan.
 */
export function useFirstConvo({ lastAt }: Convo): void {
  const store = useSessionStore()
  const hasBegun = lastAt !== null
  useEffect(() => {
    const session = store.get()
    if (!hasBegun || session.status !== 'member' || session.user.hasConvos) return
    store.update({ ...session.user, hasConvos: true })
  }, [store, hasBegun])
}
