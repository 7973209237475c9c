// Real talk: questions by creators, and professionals' answers. Owns `question`, `question_suggestion`, `answer`, and
// `answer_count`, which triggers maintain. Each question and answer is a subject of the discussion.
import type {} from './activities.ts'
import type {} from './tables.ts'

export { visibleAnswers } from './question-row.ts'
