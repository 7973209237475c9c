import type { NoticeSettings } from '../notice.ts'

/** The notices of this feature. */
export const missionsNotices = {
  'mission:progress': {
    title: 'Progress of missions',
    hint: 'You get further with a mission.',
    bell: false,
    live: 'mission:progress',
    mail: null,
  },
  'mission:done': {
    title: 'Finished missions',
    hint: 'You finish a mission and earn its points.',
    live: 'mission:done',
    mail: false,
  },
  'reward:answered': {
    title: 'Answers about rewards',
    hint: 'A reward that you claimed is ready, or declined.',
    live: 'reward:answer',
    mail: null,
    of: 'professional',
  },
} as const satisfies NoticeSettings
