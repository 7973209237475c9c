import { earnedBadgeDeeds } from '../badges/deeds.ts'
import type { DeedWordsSlot } from '../connections/index.ts'
import { courseDeeds } from '../courses/deeds.ts'
import { eventDeeds } from '../events/deeds.ts'
import { headlineDeeds } from '../headlines/deeds.ts'
import { jobDeeds } from '../jobs/deeds.ts'
import { hiringDeeds } from '../layoffs/deeds.ts'
import { pollDeeds } from '../polls/deeds.ts'
import { caseDeeds } from '../portfolio/deeds.ts'
import { answerDeeds, questionDeeds } from '../real-talk/deeds.ts'

/** The words for each kind of activity, in the feed and among recent activity. */
export const deedWords: DeedWordsSlot = {
  'posted-jobs': jobDeeds,
  'published-case': caseDeeds,
  'published-headline': headlineDeeds,
  asked: questionDeeds,
  answered: answerDeeds,
  'opened-poll': pollDeeds,
  'published-event': eventDeeds,
  'rated-course': courseDeeds,
  'offered-jobs': hiringDeeds,
  'earned-badge': earnedBadgeDeeds,
}
