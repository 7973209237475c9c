import type { OnboardingEntry, OnboardingStep } from '@rise/contract/onboarding/kinds'
import { type Message, msg } from '@rise/texts'
import { steps as all, type Step, type StepWords } from './steps.ts'

/** Destinations after the end. */
export type FirstStep = 'page' | 'jobs' | 'people' | 'hello' | 'copilot' | 'courses'

export interface Entry {
  readonly slug: OnboardingEntry
  /** The title of the document, and the heading on the first step. */
  readonly title: Message
  readonly description: Message
  /**
   * The steps in order. The first asks for what everyone can answer: who they are and what they do. Then comes a file,
   * which answers most of the other questions. Steps after the last of `essentials` are optional.
   */
  readonly steps: readonly OnboardingStep[]
  /** Steps with other words than the default. */
  readonly words?: { readonly [K in OnboardingStep]?: StepWords }
  /** The destinations at the end, the most fitting first. */
  readonly firstSteps: readonly FirstStep[]
  /** All questions on one page. */
  readonly onePage?: true
}

const shortSteps = ['role', 'start', 'account', 'skills', 'country'] as const

const general: Entry = {
  slug: 'onboarding',
  title: msg('Create your page'),
  description: msg(
    'Answer a few short questions or upload a résumé. In two minutes you’ll have a page worth sending instead of a résumé.',
  ),
  steps: shortSteps,
  firstSteps: ['page', 'jobs', 'people'],
  words: {
    role: {
      title: msg('First, a word about you'),
      intro: msg('What you do now, or did last. In two minutes you’ll have a page of your own.'),
    },
  },
}

const interview: Entry = {
  slug: 'signup-interview',
  title: msg('Let’s talk'),
  description: msg(
    'One short question at a time, like a good first conversation. At the end you’ll have your own page.',
  ),
  steps: ['position', 'start', 'company', 'skills', 'country', 'account', 'sought'],
  firstSteps: ['copilot', 'page', 'jobs'],
  words: {
    position: { title: msg('Hello! What do you do?'), intro: msg('Say it as you would to a neighbour.') },
    start: {
      title: msg('Do you have a résumé to hand?'),
      intro: msg('If so, we’ll ask less. If not, it’s only a few short questions.'),
    },
    company: { title: msg('And where do you do it?'), intro: msg('Or where you last did, if you’re between jobs.') },
    skills: { title: msg('What do people come to you for?'), intro: msg('Name a few things you do better than most.') },
    country: { title: msg('Where in the world are you?'), intro: msg('The country is enough.') },
    account: { title: msg('It was good to meet you'), intro: msg('To save all this, we need a few details.') },
    sought: {
      title: msg('What would you like to do next?'),
      intro: msg('One role or several. Skip it if you’re happy where you are.'),
    },
  },
}

const layoff: Entry = {
  slug: 'layoff-onboarding',
  title: msg('After a layoff'),
  description: msg(
    'Losing a job says nothing about how good you are at it. Tell people you’re looking, on your own terms.',
  ),
  steps: ['role', 'start', 'account', 'skills', 'country', 'left', 'open-to-work', 'sought'],
  firstSteps: ['page', 'jobs', 'people'],
  words: {
    role: {
      title: msg('We’re sorry it ended'),
      intro: msg('A layoff says nothing about how good you are. Tell us which role ended, or is about to.'),
    },
    'open-to-work': {
      title: msg('Who can see you’re open to work?'),
      intro: msg('There’s no shame in it, and no need to tell everyone. You can change this at any time.'),
    },
    sought: { title: msg('What would you like next?'), intro: msg('The same again or something new: both are fine.') },
  },
}

const academy: Entry = {
  slug: 'appacademy',
  title: msg('Join with App Academy'),
  description: msg('Your career after the course: jobs, people who hire, and your own story.'),
  steps: [...shortSteps, 'education', 'sought'],
  firstSteps: ['jobs', 'courses', 'page', 'people'],
  words: {
    role: {
      title: msg('Join with App Academy'),
      intro: msg('What do you do, or what did you do before? Work of any kind counts. Your course comes later.'),
    },
    skills: {
      title: msg('What can you build?'),
      intro: msg('Languages and tools from your course and your own projects, strongest first.'),
    },
    education: { title: msg('What did you study?'), intro: msg('Your course, as you’d name it to an employer.') },
    sought: { title: msg('Which job comes next?'), intro: msg('The role you’re looking for, or several.') },
  },
}

/** The entries to the flow, by slug. */
export const entries: Readonly<Record<OnboardingEntry, Entry>> = {
  onboarding: general,
  signup: {
    slug: 'signup',
    title: msg('Join as a professional'),
    description: msg('Create an account and answer a few short questions. You’ll get your own page and jobs that fit.'),
    steps: shortSteps,
    firstSteps: ['jobs', 'page', 'people'],
    words: {
      role: { title: msg('Join as a professional'), intro: msg('It’s free. First, what do you do now, or did last?') },
    },
  },
  'signup-form': {
    slug: 'signup-form',
    title: msg('Join with one form'),
    description: msg('Everything on one page. It takes about two minutes.'),
    steps: shortSteps,
    firstSteps: ['page', 'jobs', 'people'],
    onePage: true,
  },
  'signup-community': {
    slug: 'signup-community',
    title: msg('Join the community'),
    description: msg('First who you are, in a minute. Then what you like, what you can share and what matters to you.'),
    steps: [...shortSteps, 'interests', 'mentoring', 'values'],
    firstSteps: ['hello', 'people', 'page'],
    words: {
      role: {
        title: msg('Join the community'),
        intro: msg('First who you are, in a minute. Then what you like and what you can share.'),
      },
    },
  },
  'signup-interview': interview,
  'full-onboarding': {
    slug: 'full-onboarding',
    title: msg('Tell your whole story'),
    description: msg('Every part of a full page, one step at a time. Skip what you like; we save as you go.'),
    steps: [
      ...shortSteps,
      'headline',
      'about',
      'place',
      'education',
      'languages',
      'link',
      'expertises',
      'hats',
      'values',
      'benefits',
      'interests',
      'mentoring',
      'open-to-work',
      'sought',
    ],
    firstSteps: ['page', 'people', 'jobs'],
    words: {
      role: {
        title: msg('Tell your whole story'),
        intro: msg('Start with what you do. Then go through every part, and skip what you like.'),
      },
      place: {
        title: msg('Where exactly?'),
        intro: msg('Your city and time zone help people plan a first call with you.'),
      },
    },
  },
  'layoff-onboarding': layoff,
  appacademy: academy,
}

/** Returns the entry at an address; the general one for any other. */
export function entryAt(pathname: string): Entry {
  const [, , slug = ''] = pathname.split('/')
  return slug in entries ? entries[slug as OnboardingEntry] : general
}

/** Returns a step in the words of this entry. */
export function stepOf(entry: Entry, id: OnboardingStep): Step {
  return { ...all[id], ...entry.words?.[id] }
}
