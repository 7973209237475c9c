import { Search, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import type { JobsView } from './jobs-address.ts'

export interface Choice {
  readonly slug: string
  readonly name: string
  readonly jobs?: number
}

interface Props {
  view?: JobsView
  departments: readonly Choice[]
  places: readonly Choice[]
}

/**
 * Words, department and place. A plain GET form: it works without script, and the address that it leads to is the
 * view. The key remounts the fields when the view changes by a link. On phones the two lists open on demand.
 */
export function JobSearchForm({ view, departments, places }: Props) {
  const { list = 'all', keyword = '', category = '', location = '' } = view ?? {}
  const [expanded, setExpanded] = useState(false)
  const onDemand = expanded ? '' : 'max-sm:hidden'
  return (
    <Form
      key={[list, keyword, category, location].join('\n')}
      action="/jobs"
      role="search"
      aria-label="Jobs by words, department and place"
      className="grid items-end gap-4 rounded-card border border-line bg-surface p-4 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_auto]"
    >
      {list === 'all' ? null : <input type="hidden" name="list" value={list} />}
      <TextField
        label="What"
        name="q"
        type="search"
        defaultValue={keyword}
        maxLength={200}
        placeholder="Title, company or skill"
        autoComplete="off"
        enterKeyHint="search"
        className="sm:col-span-2 lg:col-span-1"
      />
      <Select label="Department" name="category" defaultValue={category} className={onDemand}>
        <option value="">Any department</option>
        <Choices choices={departments} />
      </Select>
      <Select label="Place" name="location" defaultValue={location} className={onDemand}>
        <option value="">Anywhere</option>
        <Choices choices={places} />
      </Select>
      <div className="flex gap-3 sm:col-span-2 lg:col-span-1">
        <Button type="submit" variant="primary" icon={<Search size={16} aria-hidden />} className="grow">
          Search jobs
        </Button>
        <Button
          aria-expanded={expanded}
          onClick={() => setExpanded(!expanded)}
          icon={<SlidersHorizontal size={16} aria-hidden />}
          className="sm:hidden"
        >
          Filters
        </Button>
      </div>
    </Form>
  )
}

function Choices({ choices }: { choices: readonly Choice[] }) {
  return choices.map(({ slug, name, jobs }) => (
    <option key={slug} value={slug}>
      {jobs === undefined ? name : `${name} (${jobs.toLocaleString('en-US')})`}
    </option>
  ))
}
