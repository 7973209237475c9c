import type { FeatureActs } from '../acts.ts'

export const siteActs = {
  ofAdmins: {
    'site-page': {
      name: 'Pages',
      permission: 'content',
      acts: {
        written: 'wrote the page',
        changed: 'changed the draft of the page',
        published: 'published the page',
        scheduled: 'scheduled the page',
        unscheduled: 'canceled the schedule of the page',
        withdrawn: 'unpublished the page',
        restored: 'restored a version of the page',
        deleted: 'deleted the page',
      },
    },
    footer: {
      name: 'Footer links',
      permission: 'content',
      acts: {
        changed: 'changed the links of',
      },
    },
    announcement: {
      name: 'Announcements',
      permission: 'content',
      acts: {
        written: 'wrote the announcement',
        changed: 'changed the announcement',
        deleted: 'deleted the announcement',
      },
    },
    brand: {
      name: 'Name and colour',
      permission: 'settings',
      acts: {
        pictured: 'changed the logo of',
        recolored: 'changed the colour of',
        renamed: 'changed the name of',
      },
    },
  },
} satisfies FeatureActs
