import type { DeedWordsSlot } from './deed-words.ts'

const postedJob = { verb: 'posted', one: 'a job', many: 'jobs' }
const publishedHeadline = { verb: 'published', one: 'a headline', many: 'headlines' }
const answeredQuestion = { verb: 'answered', one: 'a question', many: 'questions' }

/** Words for each kind of activity, as features declare them. */
export const deedWords: DeedWordsSlot = {
  'posted-jobs': postedJob,
  'published-case': { verb: 'published the case', one: 'a case', many: 'cases' },
  'published-headline': publishedHeadline,
  asked: { ...answeredQuestion, verb: 'asked' },
  answered: answeredQuestion,
  'opened-poll': { ...publishedHeadline, verb: 'opened the poll' },
  'published-event': { ...publishedHeadline, verb: 'announced' },
  'rated-course': { ...publishedHeadline, verb: 'rated the course' },
  'offered-jobs': { ...postedJob, verb: 'offered jobs to people affected by' },
  'earned-badge': { verb: 'earned', one: 'a badge', many: 'badges' },
}
