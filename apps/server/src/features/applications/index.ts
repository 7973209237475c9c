// Applications: applying to jobs that a team wrote here, following an application, and hiring. Owns `application`,
// `application_receipt`, `application_step`, `application_interview`, `application_note`, `application_rating`,
// `application_export`, `application_answer_file`, `application_memo`, `outside_application`, `hiring_stage`,
// `message_template`, `resume_file` and `gone_resume_file`.
import type {} from './activities.ts'
import type {} from './emails/emails.ts'
import type {} from './tables.ts'

export { dropOutsideJob, saveOutsideJob } from './elsewhere/save-outside.ts'
export { ownFileLink } from './files/application-files.ts'
export { dropResumeFile, listResumeFiles, storeResumeFile } from './files/resume-files.ts'
export { apply } from './sending/apply.ts'
export { earlierAnswers } from './sending/earlier-answers.ts'
export { appliedJobs, settledJobs } from './settled-jobs.ts'
