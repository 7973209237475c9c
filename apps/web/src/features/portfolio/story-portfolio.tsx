import type { Story } from '@rise/contract/professionals/story/shapes'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import type { AppContext } from '../../app/base/app-context.ts'
import { queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { ButtonLink } from '../../ui/base/button.tsx'
import { cx } from '../../ui/base/class-names.ts'
import { TextLink } from '../../ui/base/link.tsx'
import { StorySection } from '../professionals/index.ts'
import { CaseCard } from './case-card.tsx'

function useCasesQuery(slug: string) {
  return useQuery(queryOf(useApi(), 'GET /api/v1/professionals/{slug}/portfolio', { params: { slug } }))
}

/** The published cases of a member; none until they are loaded. */
function useCases(slug: string) {
  return useCasesQuery(slug).data ?? []
}

/** Whether a member has published a case; undefined until known. */
export function useHasCases(slug: string): boolean | undefined {
  const { data = [], isPending } = useCasesQuery(slug)
  return isPending ? undefined : data.length > 0
}

/** Loads the portfolio on a story. */
export function loadPortfolio({ api, queryClient }: AppContext, slug: string): Promise<unknown> {
  return queryClient.ensureQueryData(queryOf(api, 'GET /api/v1/professionals/{slug}/portfolio', { params: { slug } }))
}

/** The first case of a member's portfolio, with its picture. New cases come first, unless the member moves them. */
export function FirstCase({ story: { slug } }: { readonly story: Pick<Story, 'slug'> }) {
  const [first] = useCases(slug)
  return first ? <CaseCard author={{ role: 'professional', slug }} portfolioCase={first} heading="h2" /> : null
}

interface Props {
  readonly story: Pick<Story, 'slug'>
  readonly own: boolean
}

/** The portfolio on a story. If it is empty, its owner is invited to start one; others see nothing. */
export function StoryPortfolio({ story: { slug }, own }: Props) {
  const cases = useCases(slug)
  const isLone = cases.length === 1
  if (cases.length === 0 && !own) return null
  return (
    <StorySection id="portfolio" title={t('Portfolio')}>
      {cases.length === 0 ? (
        <div className="flex flex-col items-start gap-3 rounded-card border border-dashed border-control p-4">
          <p className="max-w-reading text-muted">
            {t('Show a piece of your work: what the problem was, what you did, and what came of it.')}
          </p>
          <ButtonLink to="/professional/portfolio" icon={<Plus size={16} aria-hidden />}>
            {t('Write a case')}
          </ButtonLink>
        </div>
      ) : (
        // On a phone, the cards are side by side in a row that scrolls, because each has a picture and the story
        // continues below.
        <ul className="flex gap-4 max-sm:-mx-gutter max-sm:snap-x max-sm:scroll-px-gutter max-sm:overflow-x-auto max-sm:px-gutter max-sm:py-1 max-sm:[scrollbar-width:none] sm:grid sm:has-[>:nth-child(2)]:grid-cols-2">
          {cases.map((portfolioCase) => (
            <li
              key={portfolioCase._id}
              className={cx('min-w-0 max-sm:shrink-0 max-sm:snap-start', isLone ? 'w-full' : 'max-sm:w-card')}
            >
              <CaseCard author={{ role: 'professional', slug }} portfolioCase={portfolioCase} lone={isLone} />
            </li>
          ))}
        </ul>
      )}
      {cases.length > 0 && own ? (
        <p className="mt-3 text-small">
          <TextLink to="/professional/portfolio">{t('Edit your portfolio')}</TextLink>
        </p>
      ) : null}
    </StorySection>
  )
}
