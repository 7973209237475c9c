import type { OnboardingStep } from '@rise/contract/onboarding'
import { useLocation } from 'react-router'
import { ButtonLink } from '../../../ui/button.tsx'
import { previousOf, type Standing } from './engine.ts'
import type { Entry } from './entries.ts'
import { stepHref } from './step-address.ts'

/** The step before, if there is one. */
export function BackLink(props: { entry: Entry; standing: Standing; id: OnboardingStep }) {
  const { pathname, search } = useLocation()
  const previous = previousOf(props.entry, props.standing, props.id)
  if (previous === undefined) return null
  return <ButtonLink to={stepHref(pathname, search, previous)}>Back</ButtonLink>
}
