import type { CopilotOpening } from '@rise/contract/copilot/shapes'
import type { Resume } from '@rise/contract/resumes/shapes'
import { t } from '@rise/texts'

type FirstStep = CopilotOpening['steps'][number]

const addWork = (): FirstStep => ({
  text: t('Add your work'),
  why: t('Your titles say which jobs are close to what you do.'),
  to: '/professional/edit-experience',
})
const addSkills = (): FirstStep => ({
  text: t('Add five skills'),
  why: t('Skills count most in a match.'),
  to: '/professional/edit-experience',
})
const addPlace = (): FirstStep => ({
  text: t('Add your location'),
  why: t('Then we leave out jobs you couldn’t reach.'),
  to: '/professional/edit',
})

/** Returns what to add to a story so that it matches jobs, most helpful first. */
export function firstSteps({ work = [], skills = [], basics }: Resume): FirstStep[] {
  const { city, countryCode } = basics?.location ?? {}
  return [
    ...(work.length > 0 ? [] : [addWork()]),
    ...(skills.length > 0 ? [] : [addSkills()]),
    ...(city || countryCode ? [] : [addPlace()]),
  ]
}
