import { msg } from '@rise/texts'
import type { FeatureActs } from '../acts.ts'

export const siteActs = {
  ofAdmins: {
    'site-page': {
      name: msg('Pages'),
      permission: 'content',
      acts: {
        written: [msg('Wrote the page'), msg('{by} wrote the page {subject}')],
        changed: [msg('Changed the draft of the page'), msg('{by} changed the draft of the page {subject}')],
        published: [msg('Published the page'), msg('{by} published the page {subject}')],
        scheduled: [msg('Scheduled the page'), msg('{by} scheduled the page {subject}')],
        unscheduled: [
          msg('Canceled the schedule of the page'),
          msg('{by} canceled the schedule of the page {subject}'),
        ],
        withdrawn: [msg('Unpublished the page'), msg('{by} unpublished the page {subject}')],
        restored: [msg('Restored a version of the page'), msg('{by} restored a version of the page {subject}')],
        deleted: [msg('Deleted the page'), msg('{by} deleted the page {subject}')],
      },
    },
    footer: {
      name: msg('Footer links'),
      permission: 'content',
      acts: {
        changed: [msg('Changed the links of'), msg('{by} changed the links of {subject}')],
      },
    },
    announcement: {
      name: msg('Announcements'),
      permission: 'content',
      acts: {
        written: [msg('Wrote the announcement'), msg('{by} wrote the announcement {subject}')],
        changed: [msg('Changed the announcement'), msg('{by} changed the announcement {subject}')],
        deleted: [msg('Deleted the announcement'), msg('{by} deleted the announcement {subject}')],
      },
    },
    brand: {
      name: msg('Name and colour'),
      permission: 'settings',
      acts: {
        pictured: [msg('Changed the logo of'), msg('{by} changed the logo of {subject}')],
        recolored: [msg('Changed the colour of'), msg('{by} changed the colour of {subject}')],
        renamed: [msg('Changed the name of'), msg('{by} changed the name of {subject}')],
      },
    },
  },
} satisfies FeatureActs
