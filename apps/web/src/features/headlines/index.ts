// What other features may show of headlines, and the admins' section.
import { lazy } from 'react'

export { StoryHeadlines } from './story-headlines.tsx'

/** For the admin area alone. Needs a Suspense around it. */
export const HeadlinesAdmin = lazy(async () => ({
  default: (await import('./admin/headlines-admin.tsx')).HeadlinesAdmin,
}))
