import type { DeedWords } from '../connections/index.ts'

export const earnedBadgeDeeds: DeedWords = { verb: 'earned', one: 'a badge', many: 'badges' }
