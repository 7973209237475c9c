import { protectedTopicOf } from '../postings/questions.ts'

/** What forms ask voluntarily or by law, beyond what employers here may not ask at all. */
const further =
  /\b(veteran\w*|military (?:status|service)|hispanic|latin[oax]|lgbt\w*|pronouns?|accommodations?|demographic\w*|schwerbehinder\w*)\b/i

/** Whether a question is on disability, gender, race, veteran status or the like: answers to it are never stored. */
export function isProtectedQuestion(text: string): boolean {
  return protectedTopicOf(text) !== null || further.test(text)
}
