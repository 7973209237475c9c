import { interviewsToday, newApplicants } from './applications/feature.ts'
import { earnedBadgeDeeds, earnedBadges } from './badges/feature.ts'
import { type CompanySlot, paletteCompanies, reportableCompany, type TodaySlot } from './companies/feature.ts'
import { builtPage } from './company-blocks/feature.ts'
import type { DeedSlot } from './connections/feature.ts'
import { reportablePicture } from './content/feature.ts'
import { reportableMessage, unreadConvos } from './convos/feature.ts'
import { courseDeeds, paletteCourses, reportableRating } from './courses/feature.ts'
import { reportableComment } from './discussion/feature.ts'
import { eventDeeds, paletteEvents, reportableEvent } from './events/feature.ts'
import { palettePosts, reportablePost } from './feed/feature.ts'
import { headlineDeeds, newestHeadlines, paletteHeadlines, reportableHeadline } from './headlines/feature.ts'
import { companyReplies, jobDeeds, jobViews, paletteJobs, reportableJob, shownReplies } from './jobs/feature.ts'
import { companyLayoffs, hiringDeeds, paletteLayoffs, reportableStatement } from './layoffs/feature.ts'
import { storyMissions } from './missions/feature.ts'
import type { ReportableSlot } from './moderation/feature.ts'
import type { PaletteSlot } from './palette/feature.ts'
import { palettePolls, pollDeeds, reportablePoll } from './polls/feature.ts'
import { caseDeeds, companyCases } from './portfolio/feature.ts'
import { jobsToday } from './postings/feature.ts'
import { palettePeople, reportableProfessional, type StorySlot } from './professionals/feature.ts'
import {
  answerDeeds,
  newestAnswers,
  paletteQuestions,
  questionDeeds,
  reportableAnswer,
  reportableQuestion,
} from './real-talk/feature.ts'

// Parts of pages that other features supply. A host page doesn't know the features that extend it and comes before them
// in the rank order. The compiler requires a part for each field that the contract of the page leaves to other
// features.

/** The parts of a professional's page next to the story. */
export const storySlot: StorySlot = {
  badges: earnedBadges,
  answers: newestAnswers,
  headlines: newestHeadlines,
  missions: storyMissions,
}

/** The parts of a company's page. */
export const companySlot: CompanySlot = {
  badges: earnedBadges,
  layoffs: companyLayoffs,
  replies: companyReplies,
  cases: companyCases,
  builtPage,
}

/** The parts of the desk of a company's team. */
export const todaySlot: TodaySlot = {
  applicants: newApplicants,
  interviews: interviewsToday,
  jobs: jobsToday,
  convos: unreadConvos,
  views: jobViews,
  replies: shownReplies,
}

/** The sources of the header's search. */
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

/** The deeds shown in the feed and among recent activities. */
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

/** The things that members can report. */
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
