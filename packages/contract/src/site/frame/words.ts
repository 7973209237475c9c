import { type Message, msg } from '@rise/texts'
import type { AnnouncementAudience, AnnouncementTone } from './kinds.ts'

export const announcementAudienceWords: Readonly<Record<AnnouncementAudience, Message>> = {
  everyone: msg('Everyone, logged in or not'),
  members: msg('Members'),
  professionals: msg('Professionals'),
  employers: msg('Employers'),
}

export const announcementToneWords: Readonly<Record<AnnouncementTone, Message>> = {
  info: msg('Information'),
  success: msg('Good news'),
  warning: msg('Warning'),
}
