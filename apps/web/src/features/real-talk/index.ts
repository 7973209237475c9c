// The parts of Real talk for other features' pages.
export { AnswersSection, NewestAnswer } from './answers-section.tsx'
export { FieldQuestions } from './field-questions.tsx'
export { loadNewestQuestions, NewestQuestions } from './home-questions.tsx'
export type { RealTalkSlots } from './real-talk-slots.ts'
export { Voices } from './voices.tsx'
