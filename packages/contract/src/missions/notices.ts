import { msg } from '@rise/texts'
import type { NoticeSettings } from '../notice.ts'

export const missionsNotices = {
  'mission:progress': {
    group: 'rise',
    title: msg('Progress of missions'),
    hint: msg('You get further with a mission.'),
    bell: false,
    live: 'mission:progress',
    mail: null,
  },
  'mission:done': {
    group: 'rise',
    title: msg('Finished missions'),
    hint: msg('You finish a mission and earn its points.'),
    live: 'mission:done',
    mail: false,
  },
  'reward:answered': {
    group: 'rise',
    title: msg('Answers about rewards'),
    hint: msg('A reward that you claimed is ready, or declined.'),
    live: 'reward:answer',
    mail: null,
    of: 'professional',
  },
} as const satisfies NoticeSettings
