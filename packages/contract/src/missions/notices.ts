import type { NoticeSettings } from '../notice.ts'

export const missionsNotices = {
  'mission:progress': {
    group: 'rise',
    title: 'Progress of missions',
    hint: 'You get further with a mission.',
    bell: false,
    live: 'mission:progress',
    mail: null,
  },
  'mission:done': {
    group: 'rise',
    title: 'Finished missions',
    hint: 'You finish a mission and earn its points.',
    live: 'mission:done',
    mail: false,
  },
  'reward:answered': {
    group: 'rise',
    title: 'Answers about rewards',
    hint: 'A reward that you claimed is ready, or declined.',
    live: 'reward:answer',
    mail: null,
    of: 'professional',
  },
} as const satisfies NoticeSettings
