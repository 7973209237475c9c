import type { DeedWords } from '../connections/index.ts'

export const caseDeeds: DeedWords = { verb: 'published the case', one: 'a case', many: 'cases' }
