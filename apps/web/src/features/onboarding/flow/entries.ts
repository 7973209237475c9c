import type { OnboardingEntry, OnboardingStep } from '@rise/contract/onboarding/kinds'
import { steps as all, type Step, type StepWords } from './steps.ts'

export interface Entry {
  readonly slug: OnboardingEntry
  /** Of the document, and of the heading on the first step. */
  readonly title: string
  readonly description: string
  /** In their order: a file first, for it spares the most questions. What follows the last one of `essentials` is there for who likes to tell more. */
  readonly steps: readonly OnboardingStep[]
  /** Where the steps speak otherwise than they usually do. */
  readonly words?: { readonly [K in OnboardingStep]?: StepWords }
  /** All questions on one page. */
  readonly onePage?: true
}

const short = ['role', 'skills', 'country'] as const

const general: Entry = {
  slug: 'onboarding',
  title: 'Make your page',
  description:
    'Drop a résumé, or answer a few short questions: a page that is worth sending instead of a résumé, in two minutes.',
  steps: ['start', 'account', ...short],
}

const interview: Entry = {
  slug: 'signup-interview',
  title: 'Let us talk',
  description: 'One short question at a time, as in a good first talk. At the end there is a page of your own.',
  steps: ['start', 'position', 'company', 'skills', 'country', 'account', 'sought'],
  words: {
    start: {
      title: 'Hello! Do you have a résumé at hand?',
      intro: 'Then we ask less. If not, never mind: it takes four short questions.',
    },
    position: { title: 'So, what do you do?', intro: 'Say it the way you would to a neighbour.' },
    company: { title: 'And where do you do it?', intro: 'Or did it last, if you are between two things.' },
    skills: { title: 'What do people come to you for?', intro: 'Name a few things that you do better than most.' },
    country: { title: 'Where in the world are you?', intro: 'The country is enough.' },
    account: { title: 'It was good to meet you', intro: 'Shall we keep all this for you? Then we need these.' },
    sought: { title: 'What would you like to do next?', intro: 'One role or several; leave it open if you are happy.' },
  },
}

const layoff: Entry = {
  slug: 'layoff-onboarding',
  title: 'After a layoff',
  description:
    'Losing a job says nothing about how good you are at it. Tell people that you are looking, on your own terms.',
  steps: ['start', 'role', 'account', 'skills', 'country', 'left', 'open-to-work', 'sought'],
  words: {
    start: {
      title: 'We are sorry that it ended',
      intro: 'A layoff says nothing about how good you are. A résumé tells what you did; a few questions do, too.',
    },
    role: {
      title: 'Where did you work?',
      intro: 'The role that ended, or is about to. What you did there stays yours.',
    },
    'open-to-work': {
      title: 'Who may know that you look for work?',
      intro: 'There is no shame in it, and no need to tell everybody. You can change it at any time.',
    },
    sought: { title: 'What would be good next?', intro: 'The same again, or something else. Both are fine.' },
  },
}

/** The ways into the flow, by their slugs. */
export const entries: Readonly<Record<OnboardingEntry, Entry>> = {
  onboarding: general,
  signup: {
    slug: 'signup',
    title: 'Join as a professional',
    description: 'An account and a few short questions: a page of your own, and jobs that fit.',
    steps: ['start', 'account', ...short],
    words: {
      start: { title: 'Join as a professional', intro: 'It is free. A résumé spares you most of the questions.' },
    },
  },
  'signup-form': {
    slug: 'signup-form',
    title: 'Join with one form',
    description: 'All questions on one page, for who would rather see the end from the beginning.',
    steps: ['start', 'account', ...short],
    onePage: true,
  },
  'signup-community': {
    slug: 'signup-community',
    title: 'Join the community',
    description: 'First who you are, in a minute. Then what you like, what you can share and what matters to you.',
    steps: ['start', 'account', ...short, 'interests', 'mentoring', 'values'],
    words: {
      start: { title: 'Join the community', intro: 'First who you are: a résumé says most of it. Then what you like.' },
    },
  },
  'signup-interview': interview,
  'full-onboarding': {
    slug: 'full-onboarding',
    title: 'Tell your whole story',
    description: 'Every part of a full page, one step at a time. Leave out what you like; it is kept as you go.',
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
    words: {
      place: { title: 'Where exactly?', intro: 'The city and the time zone help whoever plans a first talk with you.' },
    },
  },
  'layoff-onboarding': layoff,
}

/** The entry at an address; the general one for any other. */
export function entryAt(pathname: string): Entry {
  const [, , slug = ''] = pathname.split('/')
  return slug in entries ? entries[slug as OnboardingEntry] : general
}

/** A step as this entry says it. */
export function stepOf(entry: Entry, id: OnboardingStep): Step {
  return { ...all[id], ...entry.words?.[id] }
}
