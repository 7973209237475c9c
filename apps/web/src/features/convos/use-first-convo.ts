import type { Convo } from '@rise/contract/convos/shapes'
import { useEffect } from 'react'
import { useSessionStore } from '../../app/session/use-session.tsx'

/**
 * Once a member's first conversation has started, the page of conversations and its links are available even without
 * the plan.
 */
export function useFirstConvo({ lastAt }: Convo): void {
  const store = useSessionStore()
  const matchesPrefixes = lastAt !== null
  useEffect(() => {
    const session = store.get()
    if (!matchesPrefixes || session.status !== 'member' || session.user.hasConvos) return
    store.update({ ...session.user, hasConvos: true })
  }, [store, matchesPrefixes])
}
