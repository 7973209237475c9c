import type { OnboardingStep } from '@rise/contract/onboarding/kinds'
import { t } from '@rise/texts'
import { useLocation } from 'react-router'
import { ButtonLink } from '../../ui/base/button.tsx'
import { previousOf, type Standing } from './flow/engine.ts'
import type { Entry } from './flow/entries.ts'
import { stepHref } from './flow/step-address.ts'

/** A link to the previous step, if there is one. */
export function BackLink(props: { entry: Entry; standing: Standing; id: OnboardingStep }) {
  const { pathname, search } = useLocation()
  const previous = previousOf(props.entry, props.standing, props.id)
  if (previous === undefined) return null
  return <ButtonLink to={stepHref(pathname, search, previous)}>{t('Back')}</ButtonLink>
}
