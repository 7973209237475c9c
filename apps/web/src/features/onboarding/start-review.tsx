import type { Resume } from '@rise/contract/resumes/shapes'
import { type Reading, type ReadingPart, ReadingReview, ResumeReview, storyWith } from '../resumes/index.ts'
import type { Standing } from './flow/engine.ts'
import type { Flow } from './flow/flow.ts'
import { identityIn } from './flow/guest-onboarding.ts'

interface ReviewProps {
  readonly flow: Flow
  readonly reading: Reading
  /** Called with a guest's new standing; a member's page already has it. */
  readonly onTaken: (standing?: Standing) => void
  readonly onLeft: () => void
}

/** The contents of a file: saved to a member's page immediately, stored in a guest's tab until there is a page. */
export function StartReview({ flow, reading, onTaken, onLeft }: ReviewProps) {
  const { take, story, guest } = flow
  if (!take || !guest) {
    return (
      <ResumeReview story={story} reading={reading} heading="h2" onEnd={(saved) => (saved ? onTaken() : onLeft())} />
    )
  }
  const addParts = (parts: readonly ReadingPart[]) => {
    const { extras, resume } = reading
    const fromResume = identityIn(resume as Resume)
    const isNamed = Boolean(extras.firstName || extras.lastName)
    const identity = {
      firstName: (isNamed ? extras.firstName : fromResume.firstName) || guest.firstName,
      lastName: (isNamed ? extras.lastName : fromResume.lastName) || guest.lastName,
      email: fromResume.email || guest.email,
    }
    onTaken(take(storyWith(story, parts), identity))
  }
  return <ReadingReview story={story} reading={reading} heading="h2" onTake={addParts} onLeave={onLeft} />
}
