import type { DeedWords } from '../connections/index.ts'

export const questionDeeds: DeedWords = { verb: 'asked', one: 'a question', many: 'questions' }
export const answerDeeds: DeedWords = { verb: 'answered', one: 'a question', many: 'questions' }
