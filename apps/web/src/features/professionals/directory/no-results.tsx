import { useQueries } from '@tanstack/react-query'
import { useApi } from '../../../app/base/settings.tsx'
import { ButtonLink } from '../../../ui/base/button.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { type ChosenFilter, peopleInWords } from './chosen-filters.ts'
import { directoryHref, emptyView } from './directory-address.ts'
import { directoryQuery } from './queries.ts'

/** Replaces an empty list: which filter to remove, and how many people that would show. */
export function NoResults({ filters }: { filters: readonly ChosenFilter[] }) {
  const api = useApi()
  const others = useQueries({
    queries: (filters.length > 1 ? filters : []).map(({ without }) => directoryQuery(api, without, 1)),
  })
  const ways = filters.flatMap((filter, index) => {
    const found = others[index]?.data
    return found && found.total > 0 ? [{ ...filter, found: peopleInWords(found) }] : []
  })
  if (filters.length === 0) {
    return (
      <EmptyState kind="nothing-yet" title="No one here yet" action={<ButtonLink to="/jobs">See jobs</ButtonLink>}>
        Professionals appear here once they’ve confirmed their email address.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      kind="no-match"
      title="No one found"
      action={
        <ButtonLink to={directoryHref(emptyView)} variant="primary">
          Clear filters
        </ButtonLink>
      }
    >
      {ways.length === 0 ? 'Try fewer filters or another word.' : 'Try removing a filter. '}
      {ways.map(({ name, text, without, found }) => (
        <span key={name} className="block">
          <TextLink to={directoryHref(without)}>Without {text}</TextLink>: {found}.
        </span>
      ))}
    </EmptyState>
  )
}
