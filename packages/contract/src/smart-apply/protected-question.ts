import { judgeQuestion } from '../postings/screening/judge-question.ts'

/**
 * Words of voluntary and legally required questions. Similar words count, too, because a harmless answer that isn't
 * stored costs only a few keystrokes.
 */
const words =
  /\b(age|birth\w*|marital|married|pregnan\w*|religio\w*|health|disab\w+|medical|hiv|ethnic\w*|race|racial|skin colou?r|nationalit\w*|gender|sex|sexual\w*|transgender|political|union member\w*|veteran\w*|military (?:status|service)|hispanic|latin[oax]|lgbt\w*|pronouns?|accommodations?|demographic\w*|geburts\w+|familienstand|schwerbehinder\w*|behinder\w*|gesundheit\w*|geschlecht|staatsangehorigkeit|staatsangehörigkeit|nationalität|konfession)\b/i

/**
 * Whether a question is about disability, gender, race, veteran status or the like, so that answers are never stored.
 */
export function isProtectedQuestion(text: string): boolean {
  const ground = judgeQuestion(text)
  return (ground !== null && ground !== 'pay') || words.test(text)
}
