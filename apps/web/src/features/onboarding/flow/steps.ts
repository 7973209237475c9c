import type { OnboardingStep } from '@rise/contract/onboarding/kinds'
import { type Message, msg } from '@rise/texts'
import type { AnswerName } from './answers.ts'

/** The words at the top of a step. */
export interface StepWords {
  readonly title: Message
  readonly intro: Message
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
    title: msg('Do you have a résumé?'),
    intro: msg('Upload it and we’ll fill in most of your page. You decide what goes in.'),
    fields: [],
  },
  account: {
    title: msg('Create your account'),
    intro: msg('Your page goes public once you confirm your email.'),
    fields: [],
  },
  role: {
    title: msg('What do you do?'),
    intro: msg('Your current role, or your last one. It’s your headline until you write another.'),
    fields: ['position', 'company'],
    whole: true,
  },
  position: { title: msg('What do you do?'), intro: msg('Say it as you would to a neighbour.'), fields: ['position'] },
  company: { title: msg('And where?'), intro: msg('Where you do it, or last did.'), fields: ['company'] },
  left: {
    title: msg('When did it end?'),
    intro: msg('Or when will it end? The role stays on your page.'),
    fields: ['until'],
  },
  headline: {
    title: msg('Say it in one line'),
    intro: msg('It appears beside your name everywhere.'),
    fields: ['headline'],
  },
  about: {
    title: msg('Who are you?'),
    intro: msg('A few sentences say what a list of roles can’t.'),
    fields: ['about'],
  },
  skills: {
    title: msg('What are you good at?'),
    intro: msg('The ones you’d like to be asked about, strongest first. Five is a good number.'),
    fields: ['skills'],
  },
  country: {
    title: msg('Where are you?'),
    intro: msg('It’s the first thing employers ask, even for remote work.'),
    fields: ['countryCode'],
  },
  place: {
    title: msg('Where are you?'),
    intro: msg('It’s the first thing employers ask, even for remote work.'),
    fields: ['city', 'countryCode', 'timeZone'],
  },
  education: {
    title: msg('Where did you learn?'),
    intro: msg('A school, a course or an apprenticeship: whichever you’d name first.'),
    fields: ['school', 'studied'],
    whole: true,
  },
  languages: {
    title: msg('Which languages do you speak?'),
    intro: msg('Many teams look for one.'),
    fields: ['languages'],
  },
  link: {
    title: msg('Where can people see your work?'),
    intro: msg('Your website, or your page on a code host, gallery or network.'),
    fields: ['link'],
  },
  expertises: {
    title: msg('What do you know well?'),
    intro: msg('It shows your field at a glance.'),
    fields: ['expertises'],
  },
  hats: { title: msg('Which hats do you wear?'), intro: msg('The roles you play in a team.'), fields: ['hats'] },
  values: {
    title: msg('What should a company stand for?'),
    intro: msg('Companies show their values too, so you can find each other.'),
    fields: ['soughtValues'],
  },
  benefits: {
    title: msg('What would tip the scales?'),
    intro: msg('What would make you choose one job over another.'),
    fields: ['soughtBenefits'],
  },
  interests: {
    title: msg('What do you like to do?'),
    intro: msg('When no one pays you for it. It gives people something to talk about.'),
    fields: ['interests'],
  },
  mentoring: {
    title: msg('What can others ask you about?'),
    intro: msg(
      'Someone is where you were a few years ago. You’ll get up to three questions a day by email, and you decide.',
    ),
    fields: ['mentoringTopics'],
  },
  'open-to-work': {
    title: msg('Are you open to work?'),
    intro: msg('You choose who sees it. No one at your current company ever does.'),
    fields: ['openToWork'],
  },
  sought: {
    title: msg('What are you looking for?'),
    intro: msg('The people you’ve chosen see them beside your name.'),
    fields: ['soughtRoles', 'soughtWorkTypes'],
  },
}
