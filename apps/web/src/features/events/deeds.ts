import type { DeedWords } from '../connections/index.ts'

export const eventDeeds: DeedWords = { verb: 'announced', one: 'an event', many: 'events' }
