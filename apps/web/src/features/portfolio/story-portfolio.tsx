import type { Story } from '@rise/contract/professionals/story/shapes'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import type { AppContext } from '../../app/base/app-context.ts'
import { queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { ButtonLink } from '../../ui/base/button.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { StorySection } from '../professionals/index.ts'
import { CaseCard } from './case-card.tsx'

/** The published cases of a member; none until they are loaded. */
function useCases(slug: string) {
  return useQuery(queryOf(useApi(), 'GET /api/v1/professionals/{slug}/portfolio', { params: { slug } })).data ?? []
}

/** Whether a member has published a case. */
export function useHasCases(slug: string): boolean {
  return useCases(slug).length > 0
}

/** Loads the portfolio on a story. */
export function loadPortfolio({ api, queryClient }: AppContext, slug: string): Promise<unknown> {
  return queryClient.ensureQueryData(queryOf(api, 'GET /api/v1/professionals/{slug}/portfolio', { params: { slug } }))
}

interface Props {
  readonly story: Pick<Story, 'slug'>
  readonly own: boolean
}

/** The portfolio on a story. If it is empty, its owner is invited to start one; others see nothing. */
export function StoryPortfolio({ story: { slug }, own }: Props) {
  const cases = useCases(slug)
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
          {cases.map((portfolioCase) => (
            <li key={portfolioCase._id}>
              <CaseCard author={{ role: 'professional', slug }} portfolioCase={portfolioCase} />
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
