import type { DeedWordsSlot } from './deed-words.ts'

const posted = { verb: 'posted', one: 'a job', many: 'jobs' }
const published = { verb: 'published', one: 'a headline', many: 'headlines' }
const answered = { verb: 'answered', one: 'a question', many: 'questions' }

/** Words for each kind of activity, as features declare them. */
export const deedWords: DeedWordsSlot = {
  'posted-jobs': posted,
  'published-case': { verb: 'published the case', one: 'a case', many: 'cases' },
  'published-headline': published,
  asked: { ...answered, verb: 'asked' },
  answered,
  'opened-poll': { ...published, verb: 'opened the poll' },
  'published-event': { ...published, verb: 'announced' },
  'rated-course': { ...published, verb: 'rated the course' },
  'offered-jobs': { ...posted, verb: 'offered jobs to people affected by' },
  'earned-badge': { verb: 'earned', one: 'a badge', many: 'badges' },
}
