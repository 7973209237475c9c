export const announcementAudiences = ['everyone', 'members', 'professionals', 'employers'] as const
export type AnnouncementAudience = (typeof announcementAudiences)[number]

/** The styles of an announcement. */
export const announcementTones = ['info', 'success', 'warning'] as const
export type AnnouncementTone = (typeof announcementTones)[number]

/** Kinds of viewers that see different announcements. */
export const announcementViewers = ['guest', 'professional', 'employer', 'admin'] as const
export type AnnouncementViewer = (typeof announcementViewers)[number]

/** The viewers of each audience. */
export const viewersOf: Readonly<Record<AnnouncementAudience, readonly AnnouncementViewer[]>> = {
  everyone: announcementViewers,
  members: ['professional', 'employer', 'admin'],
  professionals: ['professional'],
  employers: ['employer'],
}
