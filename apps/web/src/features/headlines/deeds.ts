import type { DeedWords } from '../connections/index.ts'

export const headlineDeeds: DeedWords = { verb: 'published', one: 'a headline', many: 'headlines' }
