import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useQueryClient } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useApi } from '../../../app/base/settings.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { ComboboxField } from '../../../ui/base/combobox-field.tsx'
import { useAddress } from '../../../ui/base/page-address.ts'
import type { Suggest } from '../../../ui/base/suggestion.ts'
import { fieldsOf, jobsHref } from './jobs-address.ts'
import type { JobsView } from './jobs-view.ts'
import { suggestionsQuery } from './queries.ts'

const noFilters: JobsView = {}

/**
 * A search field with suggestions of titles, skills, companies and places; the view's filters are submitted, too. A
 * plain GET form: it works without script, and leads to the view's address.
 */
export function JobSearchForm({ view = noFilters }: { view?: JobsView }) {
  const suggest = useSuggest(view)
  return (
    <search aria-label={t('Jobs by words')}>
      {/* New fields for a new query, so that they show it after a link was followed, too. */}
      <form key={view.keyword} action={useAddress('/jobs')} className="flex items-end gap-2">
        {fieldsOf({ ...view, keyword: undefined }).map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <ComboboxField
          label={t('Job, company or place')}
          labelHidden
          name="q"
          type="search"
          defaultValue={view.keyword}
          maxLength={200}
          placeholder={t('Job, company or place')}
          enterKeyHint="search"
          suggest={suggest}
          className="min-w-0 grow"
        />
        <Button
          type="submit"
          variant="primary"
          aria-label={t('Search jobs')}
          icon={<Search size={16} aria-hidden className="max-sm:hidden" />}
        >
          {rich('Search<more> jobs</more>', { more: (text) => <span className="max-sm:hidden">{text}</span> })}
        </Button>
      </form>
    </search>
  )
}

/** Titles and skills become the query; a company or a place becomes a filter instead. */
function useSuggest(view: JobsView): Suggest {
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return async (typed) => {
    const { titles, skills, companies, places } = await queryClient.fetchQuery(suggestionsQuery(api, typed))
    const option = (kind: string, text: string, jobs: number, change: JobsView) => ({
      key: `${kind} ${change.company ?? change.location ?? text}`,
      text,
      note: formatInteger(jobs),
      onPick: () => void navigate(jobsHref({ ...view, keyword: undefined, page: undefined, ...change })),
    })
    const groups = [
      {
        title: t('Titles', 'of jobs'),
        options: titles.map(({ text, jobs }) => option('title', text, jobs, { keyword: text })),
      },
      { title: t('Skills'), options: skills.map(({ text, jobs }) => option('skill', text, jobs, { keyword: text })) },
      {
        title: t('Companies'),
        options: companies.map(({ slug, name, jobs }) => option('company', name, jobs, { company: slug })),
      },
      {
        title: t('Places'),
        options: places.map(({ slug, name, jobs }) =>
          option('place', name, jobs, { location: slug, radius: undefined }),
        ),
      },
    ]
    return groups.filter(({ options }) => options.length > 0)
  }
}
