import type { Convo } from '@rise/contract/convos/shapes'
import { useEffect } from 'react'
import { useSessionStore } from '../../app/session/use-session.tsx'

/** Once a member’s first conversation has begun, the page of all and the links to it are there without the plan, too. */
export function useFirstConvo({ lastAt }: Convo): void {
  const store = useSessionStore()
  const hasBegun = lastAt !== null
  useEffect(() => {
    const session = store.get()
    if (!hasBegun || session.status !== 'member' || session.user.hasConvos) return
    store.update({ ...session.user, hasConvos: true })
  }, [store, hasBegun])
}
