import { directoryList } from '@rise/contract/professionals/directory/list'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useQueries } from '@tanstack/react-query'
import { useApi } from '../../../app/base/settings.tsx'
import type { ChosenFilter } from '../../../app/lists/chosen-filters.tsx'
import { itemsQuery } from '../../../app/lists/list-queries.ts'
import { ButtonLink } from '../../../ui/base/button.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { type DirectoryView, peopleInWords } from './directory-words.ts'

/** Replaces an empty list: suggests filters to remove, each with the number of people that would then be shown. */
export function NoResults({ filters }: { filters: readonly ChosenFilter<keyof DirectoryView>[] }) {
  const api = useApi()
  const queries = useQueries({
    queries: (filters.length > 1 ? filters : []).map(({ without }) => itemsQuery(api, directoryList, without)),
  })
  const waysOut = filters.flatMap((filter, index) => {
    const result = queries[index]?.data
    return result && result.total > 0 ? [{ ...filter, people: peopleInWords(result) }] : []
  })
  if (filters.length === 0) {
    return (
      <EmptyState
        kind="nothing-yet"
        title={t('No one here yet')}
        action={<ButtonLink to="/jobs">{t('See jobs')}</ButtonLink>}
      >
        {t('Professionals appear here once they’ve confirmed their email address.')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      kind="no-match"
      title={t('No one found')}
      action={
        <ButtonLink to={directoryList.path} variant="primary">
          {t('Clear filters')}
        </ButtonLink>
      }
    >
      {waysOut.length === 0 ? t('Try fewer filters or another word.') : `${t('Try removing a filter.')} `}
      {waysOut.map(({ name, text, without, people }) => (
        <span key={name} className="block">
          {rich('<link>Without {filter}</link>: {people}.', {
            filter: text,
            people,
            link: (words) => <TextLink to={directoryList.href(without)}>{words}</TextLink>,
          })}
        </span>
      ))}
    </EmptyState>
  )
}
