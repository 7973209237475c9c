import { formatInteger } from '@rise/contract/words'
import { useQueryClient } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useApi } from '../../../app/base/settings.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { ComboboxField } from '../../../ui/base/combobox-field.tsx'
import { Select } from '../../../ui/base/select.tsx'
import type { Suggest } from '../../../ui/base/suggestion.ts'
import { fieldsOf, jobsHref } from './jobs-address.ts'
import type { JobsView } from './jobs-view.ts'
import { suggestionsQuery } from './queries.ts'

interface Choice {
  readonly slug: string
  readonly name: string
  readonly jobs: number
}

const noFilters: JobsView = {}

/**
 * Words to search for, with suggestions; the filters of the view go along. `departments` and `places` put a choice of
 * each beside the words. A plain GET form: it works without script, and the address that it leads to is the view.
 */
export function JobSearchForm({
  view = noFilters,
  departments,
  places,
}: {
  view?: JobsView
  departments?: readonly Choice[]
  places?: readonly Choice[]
}) {
  const suggest = useSuggest(view)
  const withChoices = departments !== undefined && places !== undefined
  return (
    <search aria-label="Jobs by words">
      <form
        // New fields for new words, so that they show what is searched for after a link, too.
        key={view.keyword}
        action="/jobs"
        className={
          withChoices
            ? 'grid items-end gap-4 rounded-card border border-line bg-surface p-4 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_auto]'
            : 'flex items-end gap-3'
        }
      >
        {fieldsOf({ ...view, keyword: undefined }).map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <ComboboxField
          label="What"
          name="q"
          type="search"
          defaultValue={view.keyword}
          maxLength={200}
          placeholder="Title, company or skill"
          enterKeyHint="search"
          suggest={suggest}
          className={withChoices ? 'sm:col-span-2 lg:col-span-1' : 'min-w-0 grow'}
        />
        {withChoices ? (
          <>
            <Select label="Category" name="category" className="max-sm:hidden">
              <option value="">Any category</option>
              <Choices choices={departments} />
            </Select>
            <Select label="Place" name="location" className="max-sm:hidden">
              <option value="">Anywhere</option>
              <Choices choices={places} />
            </Select>
          </>
        ) : null}
        <Button
          type="submit"
          variant="primary"
          aria-label="Search jobs"
          icon={<Search size={16} aria-hidden />}
          className={withChoices ? 'sm:col-span-2 lg:col-span-1' : ''}
        >
          Search{withChoices ? ' jobs' : <span className="max-sm:hidden"> jobs</span>}
        </Button>
      </form>
    </search>
  )
}

function Choices({ choices }: { choices: readonly Choice[] }) {
  return choices.map(({ slug, name, jobs }) => (
    <option key={slug} value={slug}>
      {`${name} (${formatInteger(jobs)})`}
    </option>
  ))
}

/** Titles and skills become the words; a company or a place becomes a filter in their stead. */
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
      { title: 'Titles', options: titles.map(({ text, jobs }) => option('title', text, jobs, { keyword: text })) },
      { title: 'Skills', options: skills.map(({ text, jobs }) => option('skill', text, jobs, { keyword: text })) },
      {
        title: 'Companies',
        options: companies.map(({ slug, name, jobs }) => option('company', name, jobs, { company: slug })),
      },
      {
        title: 'Places',
        options: places.map(({ slug, name, jobs }) =>
          option('place', name, jobs, { location: slug, radius: undefined }),
        ),
      },
    ]
    return groups.filter(({ options }) => options.length > 0)
  }
}
