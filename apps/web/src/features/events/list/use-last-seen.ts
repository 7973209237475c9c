import type { EventCard } from '@rise/contract/events/shapes'
import { useEffect, useState } from 'react'
import { localStore } from '../../../app/session/safe-storage.ts'
import { sessionNames } from '../../../app/session/storage-names.ts'
import { useSession } from '../../../app/session/use-session.tsx'

/**
 * Returns the time of publication of the newest event that was listed here on an earlier visit. Undefined for guests,
 * and on a first visit. Events of this visit count as seen from the next visit on.
 */
export function useLastSeen(items: readonly EventCard[] | undefined): string | undefined {
  const isMember = useSession().status === 'member'
  const [seenBefore, setSeenBefore] = useState<string>()
  useEffect(() => {
    if (!isMember || !items) return
    const lastSeen = localStore.get(sessionNames.lastEventDate)
    setSeenBefore((first) => first ?? lastSeen)
    const newest = [lastSeen ?? '', ...items.map(({ publishedAt }) => publishedAt)].toSorted().at(-1)
    if (newest) localStore.set(sessionNames.lastEventDate, newest)
  }, [isMember, items])
  return isMember ? seenBefore : undefined
}
