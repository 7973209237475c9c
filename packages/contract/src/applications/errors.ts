import { t } from '@rise/texts'
import { defineErrors } from '../errors.ts'

export const applicationErrors = defineErrors({
  'job-takes-no-applications': { status: 404, message: () => t('This job takes no applications here.') },
  'job-closed': {
    status: 409,
    message: () => t('This job has closed since you opened it. What you wrote is still here.'),
  },
  'already-applied': { status: 409, message: () => t('You’ve already applied to this job.') },
  'questions-changed': {
    status: 409,
    message: () => t('The employer has changed the questions. Check your answers and send them again.'),
  },
  'application-not-found': { status: 404, message: () => t('There’s no such application.') },
  'application-moved': {
    status: 409,
    message: () => t('Someone on your team has moved this application. You see where it is now.'),
  },
  'application-over': { status: 409, message: () => t('This application is closed.') },
  'story-empty': {
    status: 409,
    message: () => t('Your story is still empty. Fill it in, or choose a résumé file.'),
  },
  'resume-file-not-found': { status: 404, message: () => t('This résumé is no longer here. Choose another.') },
  'too-many-resume-files': { status: 409, message: () => t('You can keep up to 10 résumés. Delete one first.') },
  'resume-file-kind': { status: 415, message: () => t('Choose a PDF or a Word document (.docx).') },
  'stage-not-found': { status: 409, message: () => t('Your team has changed its stages. Choose another one.') },
  'stage-keeps-kind': { status: 409, message: () => t('A stage stays in its kind. Add a new one instead.') },
  'template-not-found': { status: 404, message: () => t('There’s no such template.') },
  'too-many-templates': { status: 409, message: () => t('You can keep up to 50 templates. Delete one first.') },
  'interview-not-found': { status: 404, message: () => t('There’s no such interview.') },
  'interview-time-gone': { status: 409, message: () => t('This time is no longer offered. Choose another one.') },
  'too-many-outside-applications': {
    status: 409,
    message: () => t('You can write down up to 1,000 applications. Delete one first.'),
  },
  'applicants-page-not-found': {
    status: 404,
    message: () => t('There’s no such page in this list. Start from the first one.'),
  },
})
