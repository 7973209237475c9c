import { z } from 'zod'
import { defineEndpoints, emptyResult, success } from '../../endpoint.ts'
import { version } from '../../integers.ts'
import { siteFrameErrors } from './errors.ts'
import { announcementFields, footerLinks } from './fields.ts'
import { announcement, siteFooter, siteFrame } from './shapes.ts'

const e = siteFrameErrors
const admins = { tag: 'site', access: 'admin', permission: 'content' } as const
const byId = z.object({ id: z.uuid() })
/** The version that the change is based on; an outdated one is refused. */
const versionQuery = z.object({ version })

export const siteFrameEndpoints = defineEndpoints({
  'GET /api/v1/site-frame': {
    summary: 'What the installation adds to every page: links in the footer, and its present announcements',
    tag: 'site',
    access: 'guest',
    reply: success(siteFrame),
    errors: [],
  },
  'GET /api/v1/admin/site-footer': {
    summary: 'The installation’s own links in the footer',
    ...admins,
    reply: success(siteFooter),
    errors: [],
  },
  'PUT /api/v1/admin/site-footer': {
    summary: 'Saves the links; rejects changes to an outdated version',
    ...admins,
    body: footerLinks.extend(versionQuery.shape),
    reply: success(siteFooter),
    errors: [e['footer-changed']],
  },
  'GET /api/v1/admin/site-announcements': {
    summary: 'The announcements, the latest first, at most 100',
    ...admins,
    reply: success(z.array(announcement)),
    errors: [],
  },
  'POST /api/v1/admin/site-announcements': {
    summary: 'Writes an announcement, which pages show from its beginning to its end',
    ...admins,
    body: announcementFields,
    reply: success(announcement),
    errors: [e['too-many-announcements']],
  },
  'GET /api/v1/admin/site-announcements/{id}': {
    summary: 'An announcement',
    ...admins,
    params: byId,
    reply: success(announcement),
    errors: [e['announcement-not-found']],
  },
  'PUT /api/v1/admin/site-announcements/{id}': {
    summary: 'Saves an announcement; rejects changes to an outdated version',
    ...admins,
    params: byId,
    body: z.intersection(announcementFields, versionQuery),
    reply: success(announcement),
    errors: [e['announcement-not-found'], e['announcement-changed']],
  },
  'DELETE /api/v1/admin/site-announcements/{id}': {
    summary: 'Deletes an announcement: no page shows it any longer',
    ...admins,
    params: byId,
    reply: success(emptyResult),
    errors: [e['announcement-not-found']],
  },
})
