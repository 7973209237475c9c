import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useApi } from '../../../app/base/settings.tsx'
import { siteFrameQuery } from './site-frame.ts'

// Few pages have one: browsers load its code on demand. The server renders without waiting, so it has it statically.
const LoadedAnnouncements = import.meta.env.SSR
  ? (await import('../announcement/announcements.tsx')).Announcements
  : lazy(async () => ({ default: (await import('../announcement/announcements.tsx')).Announcements }))

/** The announcement for this viewer. */
export function Announcement() {
  const { data } = useQuery(siteFrameQuery(useApi()))
  if (!data?.announcements.length) return null
  return (
    <Suspense fallback={null}>
      <LoadedAnnouncements />
    </Suspense>
  )
}
