// Real talk: questions by creators, and the answers of professionals. Owns `question`, `question_suggestion`, `answer`, and
// `answer_count`, which the database itself maintains. Each question and answer is a subject of the discussion.
import type {} from './activities.ts'
import type {} from './tables.ts'
