import type { CaseCard as Case } from '@rise/contract/portfolio/shapes'
import { Plus } from 'lucide-react'
import { ButtonLink } from '../../ui/base/button.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { StorySection } from '../professionals/story/story-parts.tsx'
import { CaseCard } from './case-card.tsx'

interface Props {
  /** The slug of whose cases they are. */
  readonly author: string
  readonly cases: readonly Case[]
  readonly own: boolean
}

/** The portfolio on a story. Where there is none its owner is offered to begin; others see nothing. */
export function StoryPortfolio({ author, cases, own }: Props) {
  if (cases.length === 0 && !own) return null
  return (
    <StorySection title="Portfolio">
      {cases.length === 0 ? (
        <div className="flex flex-col items-start gap-3 rounded-card border border-dashed border-control p-4">
          <p className="max-w-reading text-muted">
            Show a piece of your work: what the problem was, what you did, and what came of it.
          </p>
          <ButtonLink to="/professional/portfolio" icon={<Plus size={16} aria-hidden />}>
            Write a case
          </ButtonLink>
        </div>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2">
          {cases.map((found) => (
            <li key={found._id}>
              <CaseCard author={author} found={found} />
            </li>
          ))}
        </ul>
      )}
      {cases.length > 0 && own ? (
        <p className="mt-3 text-small">
          <TextLink to="/professional/portfolio">Edit your portfolio</TextLink>
        </p>
      ) : null}
    </StorySection>
  )
}
