import type { Suggestion } from '@rise/contract/connections/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { Card, CardAbove, CardLink } from '../../ui/base/card.tsx'
import { FailedBlock } from '../../ui/base/failed-block.tsx'
import { IconButton } from '../../ui/base/icon-button.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { LogoMark } from '../../ui/base/logo-mark.tsx'
import { CardRow } from '../../ui/layout/card-row.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton.tsx'
import { FollowButton } from './cards/follow-button.tsx'
import { memberName } from './cards/member-name.ts'
import { useDismiss } from './use-dismiss.ts'

const MAX_SHOWN = 6

/** Companies with a tie to the member, each with the reason. The placeholder has the same height. */
export function CompanySuggestions() {
  const query = queryOf(useApi(), 'GET /api/v1/connections/suggestions')
  const { data, isError, isFetching, refetch } = useQuery(query)
  const dismiss = useDismiss(query.queryKey)
  if (isError && !data) {
    return (
      <FailedBlock title={t('Suggestions could not be loaded')} retrying={isFetching} onRetry={() => void refetch()} />
    )
  }
  if (!data) return <SuggestionsSkeleton />
  const tiedCompanies = data.filter((suggestion) => suggestion.tied).slice(0, MAX_SHOWN)
  if (tiedCompanies.length === 0) {
    return (
      <p className="max-w-reading text-muted">
        {rich(
          'Say in your <link>story</link> what you know and where you are, or follow people and companies: those that fit appear here.',
          { link: (text) => <TextLink to="/professional/edit">{text}</TextLink> },
        )}
      </p>
    )
  }
  return (
    <CardRow items={tiedCompanies} more={moreCompanies} keyOf={({ member }) => member._id}>
      {(suggestion) => <SuggestedCompany suggestion={suggestion} onDismiss={() => dismiss(suggestion)} />}
    </CardRow>
  )
}

const moreCompanies = (count: number) =>
  t('{count, plural, one {Show # more company} other {Show # more companies}}', { count })

function SuggestedCompany({ suggestion, onDismiss }: { suggestion: Suggestion; onDismiss: () => void }) {
  const { member, reason } = suggestion
  const { _id, slug, photo, headline, isFollowing } = member
  const name = memberName(member)
  return (
    <Card as="article" className="flex h-[14rem] flex-col gap-2">
      <div className="flex items-center gap-3">
        <LogoMark name={name} logo={photo} size={40} />
        <h3 className="line-clamp-2 min-w-0 grow text-body wrap-anywhere">
          <CardLink to={`/company/${slug}`}>{name}</CardLink>
        </h3>
        <CardAbove className="-mt-2 -mr-2 self-start">
          <IconButton label={t('Not for me: {name}', { name })} tip="end" onClick={onDismiss}>
            <X size={20} aria-hidden />
          </IconButton>
        </CardAbove>
      </div>
      {headline ? <p className="shrink-0 truncate text-small text-muted">{headline}</p> : null}
      <p className="line-clamp-2 shrink-0 text-small font-medium">{reason.charAt(0).toUpperCase() + reason.slice(1)}</p>
      <CardAbove className="mt-auto self-start">
        <FollowButton member={{ _id, role: 'employer', name }} isFollowing={isFollowing} size="dense" />
      </CardAbove>
    </Card>
  )
}

function SuggestionsSkeleton() {
  return (
    <SkeletonGroup label={t('Loading suggestions')}>
      <div className="flex gap-4 overflow-hidden pb-2">
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} className="h-[14rem] w-[18rem] shrink-0 lg:w-auto lg:grow" />
        ))}
      </div>
    </SkeletonGroup>
  )
}
