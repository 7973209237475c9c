/** The roles of admins, each with its description in the form. */
export const adminRoles = {
  admin: { name: 'Admin', can: 'Everything, including settings, plans and other admins' },
  'admin-content': { name: 'Content', can: 'Content, events, courses, jobs, missions, activity and the timeline' },
  'admin-support': { name: 'Support', can: 'Members, the moderation queue, support convos and notifications' },
} as const

export type AdminRole = keyof typeof adminRoles

export const adminRoleNames = Object.keys(adminRoles) as [AdminRole, ...AdminRole[]]
