// What other features show of events: a part of the home page, and the admins' section.
import { lazy } from 'react'

export { loadNextEvents, NextEvents } from './next-events.tsx'

/** For the admin area alone. Needs a Suspense around it. */
export const EventsAdmin = lazy(async () => ({ default: (await import('./admin/events-admin.tsx')).EventsAdmin }))
