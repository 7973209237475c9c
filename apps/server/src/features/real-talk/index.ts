// Real talk: questions that creators ask, and the answers of professionals. Owns `question`, `answer`, and `answer_count`,
// which the database itself keeps right. Each question and answer is a subject of the discussion.
import type {} from './activities.ts'
import type {} from './tables.ts'
