import type { SearchSlots } from '../../app/palette/search-slots.ts'
import * as app from '../../app/shortcuts/shortcuts.tsx'
import { companiesAct, editCompanyAct, foundCompanies } from '../companies/palette.tsx'
import { convosKey } from '../convos/palette.ts'
import { askCopilotAct, copilotAct } from '../copilot/palette.ts'
import { coursesAct, foundCourses } from '../courses/palette.ts'
import { announceEventAct, eventsAct, foundEvents } from '../events/palette.ts'
import { communityAct, communityKey, foundPosts } from '../feed/palette.ts'
import { foundHeadlines, headlinesAct, headlinesKey, writeHeadlineAct } from '../headlines/palette.ts'
import { foundJobs, jobsAct, jobsKey, ownJobsAct, searchJobsAct } from '../jobs/palette.tsx'
import { foundLayoffs, trackerAct } from '../layoffs/palette.ts'
import { companyMissionsAct, missionsAct } from '../missions/palette.ts'
import { notificationsAct } from '../notifications/palette.ts'
import { plansAct } from '../plans/palette.ts'
import { foundPolls } from '../polls/palette.ts'
import { postJobAct } from '../postings/palette.ts'
import { directoryAct, editStoryAct, foundPeople } from '../professionals/palette.tsx'
import { askAct, foundQuestions, realTalkAct } from '../real-talk/palette.ts'
import { logInAct, signUpAct } from '../session/palette.ts'
import { settingsAct } from '../settings/palette.ts'

const slots: SearchSlots = {
  kinds: {
    jobs: foundJobs,
    companies: foundCompanies,
    people: foundPeople,
    headlines: foundHeadlines,
    questions: foundQuestions,
    posts: foundPosts,
    polls: foundPolls,
    events: foundEvents,
    courses: foundCourses,
    layoffs: foundLayoffs,
  },
  wordsActs: [searchJobsAct, askCopilotAct],
  // Lists actions first, then destinations.
  acts: [
    signUpAct,
    logInAct,
    writeHeadlineAct,
    askAct,
    announceEventAct,
    postJobAct,
    copilotAct,
    ownJobsAct,
    editStoryAct,
    editCompanyAct,
    jobsAct,
    companiesAct,
    headlinesAct,
    realTalkAct,
    eventsAct,
    coursesAct,
    trackerAct,
    directoryAct,
    communityAct,
    missionsAct,
    companyMissionsAct,
    plansAct,
    notificationsAct,
    settingsAct,
  ],
  goKeys: [communityKey, jobsKey, headlinesKey, convosKey],
}

/** The search and the keyboard shortcuts, with the actions and destinations of each feature. */
export function Shortcuts() {
  return <app.Shortcuts slots={slots} />
}
