import type { SitePageState } from './kinds.ts'

export const sitePageStateWords: Readonly<Record<SitePageState, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
}
