import type { OnboardingStep } from '@rise/contract/onboarding/kinds'
import type { AnswerName } from './answers.ts'

/** What a step says at its top. */
export interface StepWords {
  readonly title: string
  readonly intro: string
}

export interface Step extends StepWords {
  /** What it fills; the start and the account have pages of their own. */
  readonly fields: readonly AnswerName[]
  /** Its fields make sense together alone: all of them are asked, or none. */
  readonly whole?: true
}

/** What makes a page useful to whoever finds it: who, what, how well and where. Everything else can come later. */
export const essentials: readonly OnboardingStep[] = ['account', 'role', 'position', 'company', 'skills', 'country']

/** Every step, with the words that it has unless an entry has better ones. */
export const steps: Readonly<Record<OnboardingStep, Step>> = {
  start: {
    title: 'Start with what you have',
    intro: 'A résumé fills most of your page. You see what was read, and choose what of it goes in.',
    fields: [],
  },
  account: {
    title: 'Make it yours',
    intro: 'Your page waits behind your e-mail address. Others see it once you have confirmed that.',
    fields: [],
  },
  role: {
    title: 'What do you do?',
    intro: 'Your present role, or the last one. It becomes your headline until you write another.',
    fields: ['position', 'company'],
    whole: true,
  },
  position: { title: 'What do you do?', intro: 'The way you would say it to a neighbour.', fields: ['position'] },
  company: { title: 'And where?', intro: 'The place where you do it, or did it last.', fields: ['company'] },
  left: {
    title: 'When did it end?',
    intro: 'Or when does it? The role stays something that you have done.',
    fields: ['until'],
  },
  headline: {
    title: 'Say it in one line',
    intro: 'It stands beside your name wherever people meet you.',
    fields: ['headline'],
  },
  about: { title: 'Who are you?', intro: 'A few sentences tell what a list of roles cannot.', fields: ['about'] },
  skills: {
    title: 'What are you good at?',
    intro: 'Those that you would like to be asked about, the strongest first. Five are a good number.',
    fields: ['skills'],
  },
  country: {
    title: 'Where are you?',
    intro: 'Employers ask about the place first, also for remote work.',
    fields: ['countryCode'],
  },
  place: {
    title: 'Where are you?',
    intro: 'Employers ask about place and time first, also for remote work.',
    fields: ['city', 'countryCode', 'timeZone'],
  },
  education: {
    title: 'Where did you learn?',
    intro: 'A school, a course, an apprenticeship: whichever you would name first.',
    fields: ['school', 'studied'],
    whole: true,
  },
  languages: { title: 'Which languages do you speak?', intro: 'Many teams look for one.', fields: ['languages'] },
  link: {
    title: 'Where can people see your work?',
    intro: 'A site of yours, or your page at a code host, a gallery or a network.',
    fields: ['link'],
  },
  expertises: { title: 'What do you know well?', intro: 'It tells your field at a glance.', fields: ['expertises'] },
  hats: { title: 'Which hats do you wear?', intro: 'The parts that you play in a team.', fields: ['hats'] },
  values: {
    title: 'What must a place stand for?',
    intro: 'Companies show what they hold to. This is how the two of you find each other.',
    fields: ['soughtValues'],
  },
  benefits: {
    title: 'What would tip the scales?',
    intro: 'What would make you choose one place over another.',
    fields: ['soughtBenefits'],
  },
  interests: {
    title: 'What do you like to do?',
    intro: 'When nobody pays you for it. It gives people something to begin a talk with.',
    fields: ['interests'],
  },
  mentoring: {
    title: 'What can others ask you about?',
    intro: 'Somebody is where you were some years ago. Questions come by mail, at most three a day; you decide.',
    fields: ['mentoringTopics'],
  },
  'open-to-work': {
    title: 'Are you open to work?',
    intro: 'You choose who is told. Nobody at your present company ever is.',
    fields: ['openToWork'],
  },
  sought: {
    title: 'What are you looking for?',
    intro: 'Those who may know that you look see it beside your name.',
    fields: ['soughtRoles', 'soughtWorkTypes'],
  },
}
