// What other pages show of real talk.
export { AnswersSection } from './answers-section.tsx'
export { questionsQuery } from './queries.ts'
export { QuestionList } from './question-list.tsx'
