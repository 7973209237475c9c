// Postings: jobs as individual sources state them. Reads boards, careers pages and files, stores the jobs that
// companies write here, and decides which postings are one job. Owns `posting`, `place`, `place_ancestor`,
// `place_name`, `job_source`, `job_board`, `job_board_read`, `job_board_detail` and `written_job`.
import type {} from './activities.ts'
import type {} from './tables.ts'

export { boardOfAddress, nameOfBoard } from './boards/board-address.ts'
export { switchBoard } from './boards/switch-board.ts'
export { WRITTEN_HERE } from './by-companies/store-written-job.ts'
export { writtenJobThing } from './by-companies/written-job-thing.ts'
export { departmentOfTitle } from './facts/department-of-title.ts'
export { preferredSkills, readNeeds } from './facts/preferred/preferred-skills.ts'
export { seniorityOfTitle } from './facts/seniority-of-title.ts'
export { skillsOfText } from './facts/skills-of-text.ts'
export { joinJobs, NotOneJob, splitJob } from './matching/join-jobs.ts'
export { countryCodeOf, countryName } from './places/countries.ts'
export { type LocatedPlace, locateAddress, locateText } from './places/locate-place.ts'
export type { Posting } from './posting.ts'
export { placesOfTexts } from './store/places-of-texts.ts'
export { storeBoard } from './store/store-board.ts'
export { cleanLine } from './text/clean-text.ts'
export { sanitiseDescription } from './text/sanitise-description.ts'
