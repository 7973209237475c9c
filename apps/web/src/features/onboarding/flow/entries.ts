import type { OnboardingEntry, OnboardingStep } from '@rise/contract/onboarding/kinds'
import { steps as all, type Step, type StepWords } from './steps.ts'

/** Destinations after the end. */
export type FirstStep = 'page' | 'jobs' | 'people' | 'hello' | 'copilot' | 'courses'

export interface Entry {
  readonly slug: OnboardingEntry
  /** The title of the document, and the heading on the first step. */
  readonly title: string
  readonly description: string
  /**
   * In order: a file comes first, because it saves most questions. Steps after the last of `essentials` are optional.
   */
  readonly steps: readonly OnboardingStep[]
  /** Steps with other words than the default. */
  readonly words?: { readonly [K in OnboardingStep]?: StepWords }
  /** The destinations at the end, the most fitting first. */
  readonly firstSteps: readonly FirstStep[]
  /** All questions on one page. */
  readonly onePage?: true
}

const short = ['role', 'skills', 'country'] as const

const general: Entry = {
  slug: 'onboarding',
  title: 'Create your page',
  description:
    'Upload a résumé or answer a few short questions. In two minutes you’ll have a page worth sending instead of a résumé.',
  steps: ['start', 'account', ...short],
  firstSteps: ['page', 'jobs', 'people'],
}

const interview: Entry = {
  slug: 'signup-interview',
  title: 'Let’s talk',
  description: 'One short question at a time, like a good first conversation. At the end you’ll have your own page.',
  steps: ['start', 'position', 'company', 'skills', 'country', 'account', 'sought'],
  firstSteps: ['copilot', 'page', 'jobs'],
  words: {
    start: {
      title: 'Hello! Do you have a résumé to hand?',
      intro: 'If so, we’ll ask less. If not, it’s only a few short questions.',
    },
    position: { title: 'So, what do you do?', intro: 'Say it as you would to a neighbour.' },
    company: { title: 'And where do you do it?', intro: 'Or where you last did, if you’re between jobs.' },
    skills: { title: 'What do people come to you for?', intro: 'Name a few things you do better than most.' },
    country: { title: 'Where in the world are you?', intro: 'The country is enough.' },
    account: { title: 'It was good to meet you', intro: 'To save all this, we need a few details.' },
    sought: {
      title: 'What would you like to do next?',
      intro: 'One role or several. Skip it if you’re happy where you are.',
    },
  },
}

const layoff: Entry = {
  slug: 'layoff-onboarding',
  title: 'After a layoff',
  description: 'Losing a job says nothing about how good you are at it. Tell people you’re looking, on your own terms.',
  steps: ['start', 'role', 'account', 'skills', 'country', 'left', 'open-to-work', 'sought'],
  firstSteps: ['page', 'jobs', 'people'],
  words: {
    start: {
      title: 'We’re sorry it ended',
      intro: 'A layoff says nothing about how good you are. Tell us what you did with a résumé or a few answers.',
    },
    role: {
      title: 'Where did you work?',
      intro: 'The role that ended or is about to end. What you did there stays yours.',
    },
    'open-to-work': {
      title: 'Who can see you’re open to work?',
      intro: 'There’s no shame in it, and no need to tell everyone. You can change this at any time.',
    },
    sought: { title: 'What would you like next?', intro: 'The same again or something new: both are fine.' },
  },
}

const academy: Entry = {
  slug: 'appacademy',
  title: 'Join with App Academy',
  description: 'Your career after the course: jobs, people who hire, and your own story.',
  steps: ['start', 'account', 'role', 'skills', 'country', 'education', 'sought'],
  firstSteps: ['jobs', 'courses', 'page', 'people'],
  words: {
    start: {
      title: 'Join with App Academy',
      intro: 'Your career after the course starts with a page of your own. A résumé saves you most of the questions.',
    },
    role: {
      title: 'What do you do, or what did you do before?',
      intro: 'Work of any kind counts. Your course comes next.',
    },
    skills: {
      title: 'What can you build?',
      intro: 'Languages and tools from your course and your own projects, strongest first.',
    },
    education: { title: 'What did you study?', intro: 'Your course, as you’d name it to an employer.' },
    sought: { title: 'Which job comes next?', intro: 'The role you’re looking for, or several.' },
  },
}

/** The entries to the flow, by slug. */
export const entries: Readonly<Record<OnboardingEntry, Entry>> = {
  onboarding: general,
  signup: {
    slug: 'signup',
    title: 'Join as a professional',
    description: 'Create an account and answer a few short questions. You’ll get your own page and jobs that fit.',
    steps: ['start', 'account', ...short],
    firstSteps: ['jobs', 'page', 'people'],
    words: {
      start: { title: 'Join as a professional', intro: 'It’s free. A résumé saves you most of the questions.' },
    },
  },
  'signup-form': {
    slug: 'signup-form',
    title: 'Join with one form',
    description: 'Everything on one page. It takes about two minutes.',
    steps: ['start', 'account', ...short],
    firstSteps: ['page', 'jobs', 'people'],
    onePage: true,
  },
  'signup-community': {
    slug: 'signup-community',
    title: 'Join the community',
    description: 'First who you are, in a minute. Then what you like, what you can share and what matters to you.',
    steps: ['start', 'account', ...short, 'interests', 'mentoring', 'values'],
    firstSteps: ['hello', 'people', 'page'],
    words: {
      start: {
        title: 'Join the community',
        intro: 'First who you are (a résumé says most of it), then what you like.',
      },
    },
  },
  'signup-interview': interview,
  'full-onboarding': {
    slug: 'full-onboarding',
    title: 'Tell your whole story',
    description: 'Every part of a full page, one step at a time. Skip what you like; we save as you go.',
    steps: [
      'start',
      'account',
      ...short,
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
      start: {
        title: 'Tell your whole story',
        intro: 'A résumé fills in most of it. Then go through every part, and skip what you like.',
      },
      place: { title: 'Where exactly?', intro: 'Your city and time zone help people plan a first call with you.' },
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
