import type { ApplyWay } from '@rise/contract/smart-apply/kinds'
import { publishedFormOf } from '../forms/read-form.ts'
import type { Candidate } from './read-candidates.ts'

/** Returns how an application to a job is made. */
export function wayOf({ questions, posted }: Pick<Candidate, 'questions' | 'posted'>): ApplyWay {
  if (questions !== null) return 'here'
  return posted && publishedFormOf(posted) ? 'form' : 'usual'
}
