import type { OnboardingStep } from '@rise/contract/onboarding/kinds'
import type { AnswerName } from './answers.ts'

/** The words at the top of a step. */
export interface StepWords {
  readonly title: string
  readonly intro: string
}

export interface Step extends StepWords {
  /** The fields of the step; the start and the account have pages of their own. */
  readonly fields: readonly AnswerName[]
  /** Whether its fields make sense only together: then all or none of them are asked for. */
  readonly whole?: true
}

/** The answers that make a page useful to readers: person, profession, skills and place. All others are optional. */
export const essentials: readonly OnboardingStep[] = ['account', 'role', 'position', 'company', 'skills', 'country']

/** Every step, with its words unless an entry has better ones. */
export const steps: Readonly<Record<OnboardingStep, Step>> = {
  start: {
    title: 'Do you have a résumé?',
    intro: 'Upload it and we’ll fill in most of your page. You decide what goes in.',
    fields: [],
  },
  account: {
    title: 'Create your account',
    intro: 'Your page goes public once you confirm your email.',
    fields: [],
  },
  role: {
    title: 'What do you do?',
    intro: 'Your current role, or your last one. It’s your headline until you write another.',
    fields: ['position', 'company'],
    whole: true,
  },
  position: { title: 'What do you do?', intro: 'Say it as you would to a neighbour.', fields: ['position'] },
  company: { title: 'And where?', intro: 'Where you do it, or last did.', fields: ['company'] },
  left: {
    title: 'When did it end?',
    intro: 'Or when will it end? The role stays on your page.',
    fields: ['until'],
  },
  headline: {
    title: 'Say it in one line',
    intro: 'It appears beside your name everywhere.',
    fields: ['headline'],
  },
  about: { title: 'Who are you?', intro: 'A few sentences say what a list of roles can’t.', fields: ['about'] },
  skills: {
    title: 'What are you good at?',
    intro: 'The ones you’d like to be asked about, strongest first. Five is a good number.',
    fields: ['skills'],
  },
  country: {
    title: 'Where are you?',
    intro: 'It’s the first thing employers ask, even for remote work.',
    fields: ['countryCode'],
  },
  place: {
    title: 'Where are you?',
    intro: 'It’s the first thing employers ask, even for remote work.',
    fields: ['city', 'countryCode', 'timeZone'],
  },
  education: {
    title: 'Where did you learn?',
    intro: 'A school, a course or an apprenticeship: whichever you’d name first.',
    fields: ['school', 'studied'],
    whole: true,
  },
  languages: { title: 'Which languages do you speak?', intro: 'Many teams look for one.', fields: ['languages'] },
  link: {
    title: 'Where can people see your work?',
    intro: 'Your website, or your page on a code host, gallery or network.',
    fields: ['link'],
  },
  expertises: { title: 'What do you know well?', intro: 'It shows your field at a glance.', fields: ['expertises'] },
  hats: { title: 'Which hats do you wear?', intro: 'The roles you play in a team.', fields: ['hats'] },
  values: {
    title: 'What should a company stand for?',
    intro: 'Companies show their values too, so you can find each other.',
    fields: ['soughtValues'],
  },
  benefits: {
    title: 'What would tip the scales?',
    intro: 'What would make you choose one job over another.',
    fields: ['soughtBenefits'],
  },
  interests: {
    title: 'What do you like to do?',
    intro: 'When no one pays you for it. It gives people something to talk about.',
    fields: ['interests'],
  },
  mentoring: {
    title: 'What can others ask you about?',
    intro:
      'Someone is where you were a few years ago. You’ll get up to three questions a day by email, and you decide.',
    fields: ['mentoringTopics'],
  },
  'open-to-work': {
    title: 'Are you open to work?',
    intro: 'You choose who sees it. No one at your current company ever does.',
    fields: ['openToWork'],
  },
  sought: {
    title: 'What are you looking for?',
    intro: 'The people you’ve chosen see them beside your name.',
    fields: ['soughtRoles', 'soughtWorkTypes'],
  },
}
