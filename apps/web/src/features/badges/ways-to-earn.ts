import type { BadgesOf } from './queries.ts'

interface Way {
  readonly label: string
  readonly to: string
}

const WRITE_CASE: Way = { label: 'Write a case', to: '/professional/portfolio' }

const professionalWays: Readonly<Record<string, Way>> = {
  'open-book': { label: 'Fill in your story', to: '/professional/edit' },
  'show-dont-tell': WRITE_CASE,
  gallery: WRITE_CASE,
  lighthouse: { label: 'Offer mentoring', to: '/professional/edit-mentoring-topics' },
}

/** Where somebody begins to earn a badge; undefined where there is no one place for it. */
export function wayToEarn(of: BadgesOf, owner: string, badge: string): Way | undefined {
  return of === 'professional' ? professionalWays[badge] : companyWays(owner)[badge]
}

function companyWays(slug: string): Readonly<Record<string, Way>> {
  const desk = `/company/${slug}/edit`
  return {
    'real-deal': { label: 'Prove your domain', to: desk },
    'open-door': { label: 'Add jobs', to: '/company/onboarding/job-posting' },
    'come-on-in': { label: 'Add pictures', to: `${desk}/edit-overview` },
    'whole-picture': { label: 'Edit the page', to: `${desk}/edit-overview` },
  }
}
