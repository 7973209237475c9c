import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useApi } from '../../../app/base/settings.tsx'
import { siteFrameQuery } from './site-frame.ts'

// Browsers load the code on demand, because few pages have an announcement. The server renders without waiting, so it
// imports the code statically.
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
