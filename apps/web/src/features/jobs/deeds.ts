import type { DeedWords } from '../connections/index.ts'

export const jobDeeds: DeedWords = { verb: 'posted', one: 'a job', many: 'jobs' }
