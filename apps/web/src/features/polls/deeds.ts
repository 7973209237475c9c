import type { DeedWords } from '../connections/index.ts'

export const pollDeeds: DeedWords = { verb: 'opened the poll', one: 'a poll', many: 'polls' }
