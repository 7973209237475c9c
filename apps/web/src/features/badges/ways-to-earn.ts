import type { BadgesOf } from './queries.ts'

interface Way {
  readonly label: string
  readonly to: string
}

const WRITE_CASE: Way = { label: 'Write a case', to: '/professional/portfolio' }

const HEADLINES: Way = { label: 'Go to headlines', to: '/headlines' }
const EVENTS: Way = { label: 'Go to events', to: '/events' }
const MISSIONS: Way = { label: 'See your missions', to: '/missions' }
const REAL_TALK: Way = { label: 'Go to Real talk', to: '/real-talk' }

const professionalWays: Readonly<Record<string, Way>> = {
  'open-book': { label: 'Complete your story', to: '/professional/edit' },
  'show-dont-tell': WRITE_CASE,
  gallery: WRITE_CASE,
  storyteller: HEADLINES,
  'regular-column': HEADLINES,
  'straight-talker': REAL_TALK,
  'deep-talker': REAL_TALK,
  'ice-breaker': REAL_TALK,
  'good-listener': REAL_TALK,
  'vote-counts': { label: 'See polls', to: '/real-talk?show=polls' },
  'hello-world': { label: 'Say hello', to: '/feed' },
  'get-together': EVENTS,
  host: EVENTS,
  'student-for-life': { label: 'Find a course', to: '/courses' },
  'mission-accomplished': MISSIONS,
  'high-flyer': MISSIONS,
  lighthouse: { label: 'Offer mentoring', to: '/professional/edit-mentoring-topics' },
}

/** Returns where to start earning a badge; undefined if there is no single place. */
export function wayToEarn(of: BadgesOf, owner: string, badge: string): Way | undefined {
  return of === 'professional' ? professionalWays[badge] : companyWays(owner)[badge]
}

/** The desk offers each member of a team what their role allows. */
function companyWays(slug: string): Readonly<Record<string, Way>> {
  const desk = { label: 'Go to your desk', to: `/company/${slug}/edit` }
  return {
    'real-deal': desk,
    'open-door': { label: 'Go to your jobs', to: '/company/jobs' },
    'come-on-in': desk,
    'whole-picture': desk,
  }
}
