import { msg } from '@rise/texts'
import type { AdminPage } from '../../app/admin/admin-page.ts'

/** Forms for the site's own polls; their list is part of the activity page. */
export const pollsAdmin: readonly AdminPage[] = [
  {
    path: 'activity/polls/create',
    title: msg('New poll'),
    permissions: ['content'],
    load: async () => (await import('./admin/new-site-poll-page.tsx')).NewSitePollPage,
  },
  {
    path: 'activity/polls/:pollId?/edit',
    title: msg('Edit poll'),
    permissions: ['content'],
    load: async () => (await import('./admin/edit-site-poll-page.tsx')).EditSitePollPage,
  },
]
