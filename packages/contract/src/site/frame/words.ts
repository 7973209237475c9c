import type { AnnouncementAudience, AnnouncementTone } from './kinds.ts'

export const announcementAudienceWords: Readonly<Record<AnnouncementAudience, string>> = {
  everyone: 'Everyone, logged in or not',
  members: 'Members',
  professionals: 'Professionals',
  employers: 'Employers',
}

export const announcementToneWords: Readonly<Record<AnnouncementTone, string>> = {
  info: 'Information',
  success: 'Good news',
  warning: 'Warning',
}
