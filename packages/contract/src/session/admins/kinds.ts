import { msg } from '@rise/texts'
/** The roles of admins, each with its description in the form. */
export const adminRoles = {
  admin: { name: msg('Admin', 'a role'), can: msg('Everything, including settings, plans and other admins') },
  'admin-content': {
    name: msg('Content', 'a role'),
    can: msg('Content, events, courses, jobs, missions, activity and the timeline'),
  },
  'admin-support': {
    name: msg('Support', 'a role'),
    can: msg('Members, the moderation queue, support convos and notifications'),
  },
} as const

export type AdminRole = keyof typeof adminRoles

export const adminRoleNames = Object.keys(adminRoles) as [AdminRole, ...AdminRole[]]
