import { earnedBadgeDeeds, earnedBadges } from './badges/feature.ts'
import { type CompanySlot, paletteCompanies, reportableCompany } from './companies/feature.ts'
import { builtPage } from './company-blocks/feature.ts'
import type { DeedSlot } from './connections/feature.ts'
import { reportablePicture } from './content/feature.ts'
import { reportableMessage } from './convos/feature.ts'
import { courseDeeds, paletteCourses, reportableRating } from './courses/feature.ts'
import { reportableComment } from './discussion/feature.ts'
import { eventDeeds, paletteEvents, reportableEvent } from './events/feature.ts'
import { palettePosts, reportablePost } from './feed/feature.ts'
import { headlineDeeds, newestHeadlines, paletteHeadlines, reportableHeadline } from './headlines/feature.ts'
import { companyReplies, jobDeeds, paletteJobs, reportableJob } from './jobs/feature.ts'
import { companyLayoffs, hiringDeeds, paletteLayoffs, reportableStatement } from './layoffs/feature.ts'
import { storyMissions } from './missions/feature.ts'
import type { ReportableSlot } from './moderation/feature.ts'
import type { PaletteSlot } from './palette/feature.ts'
import { palettePolls, pollDeeds, reportablePoll } from './polls/feature.ts'
import { caseDeeds, companyCases } from './portfolio/feature.ts'
import { palettePeople, reportableProfessional, type StorySlot } from './professionals/feature.ts'
import {
  answerDeeds,
  newestAnswers,
  paletteQuestions,
  questionDeeds,
  reportableAnswer,
  reportableQuestion,
} from './real-talk/feature.ts'

// Who shows what on whose page. A host comes before its guests and knows none of them: the compiler asks here for a part for
// each field that the contract of its page leaves to others.

/** On a professional's page, beside their story. */
export const storySlot: StorySlot = {
  badges: earnedBadges,
  answers: newestAnswers,
  headlines: newestHeadlines,
  missions: storyMissions,
}

/** On a company's page. */
export const companySlot: CompanySlot = {
  badges: earnedBadges,
  layoffs: companyLayoffs,
  replies: companyReplies,
  cases: companyCases,
  builtPage,
}

/** In the header's search. */
export const paletteSlot: PaletteSlot = {
  jobs: paletteJobs,
  companies: paletteCompanies,
  people: palettePeople,
  headlines: paletteHeadlines,
  questions: paletteQuestions,
  posts: palettePosts,
  polls: palettePolls,
  layoffs: paletteLayoffs,
  events: paletteEvents,
  courses: paletteCourses,
}

/** In the feed and among recent activities. */
export const deedSlot: DeedSlot = {
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

/** What members can report. */
export const reportableSlot: ReportableSlot = {
  post: reportablePost,
  comment: reportableComment,
  poll: reportablePoll,
  question: reportableQuestion,
  answer: reportableAnswer,
  headline: reportableHeadline,
  event: reportableEvent,
  rating: reportableRating,
  statement: reportableStatement,
  professional: reportableProfessional,
  company: reportableCompany,
  job: reportableJob,
  message: reportableMessage,
  picture: reportablePicture,
}
