import type { OnboardingStep } from '@rise/contract/onboarding'
import { type ReactNode, useEffect, useRef } from 'react'
import { focusHeading } from '../../../app/focus-heading.ts'
import { NarrowPage } from '../../../ui/narrow-page.tsx'
import { StepCount } from '../../../ui/step-count.tsx'
import { planOf, type Standing } from './engine.ts'
import { type Entry, stepOf } from './entries.ts'

interface FrameProps {
  readonly entry: Entry
  readonly standing: Standing
  readonly id: OnboardingStep
  readonly children: ReactNode
  readonly below?: ReactNode
}

/** One step as a page: its question, how far it is, and what is below. */
export function StepFrame({ entry, standing, id, children, below }: FrameProps) {
  const plan = planOf(entry, standing)
  const { title, intro } = stepOf(entry, id)
  const shown = useRef(id)
  useEffect(() => {
    // The first one keeps the browser's own focus.
    if (shown.current !== id) focusHeading()
    shown.current = id
  }, [id])
  return (
    <NarrowPage
      title={title}
      intro={
        <>
          <StepCount step={plan.indexOf(id) + 1} of={plan.length} />
          {intro}
        </>
      }
      below={below}
    >
      {children}
    </NarrowPage>
  )
}
