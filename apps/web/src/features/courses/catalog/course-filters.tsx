import { courseSorts } from '@rise/contract/courses/kinds'
import type { CourseFigures } from '@rise/contract/courses/shapes'
import { sortNames } from '@rise/contract/courses/words'
import { formatInteger } from '@rise/contract/words'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useShowHref } from '../../../app/page/view-change.ts'
import { Button } from '../../../ui/base/button.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { Select } from '../../../ui/base/select.tsx'
import { type CountedOption, CountedSelect } from '../../../ui/fields/counted-choice.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { COURSES, type CoursesView, coursesHref, viewOfForm } from '../courses-address.ts'

interface Props {
  readonly view: CoursesView
  /** Undefined while unknown: then only what is chosen is offered. */
  readonly figures: CourseFigures | undefined
}

/** All filters: a plain GET form, which works without scripts; with them, a choice applies at once. */
export function CourseFilters({ view, figures }: Props) {
  const showHref = useShowHref()
  const { id, onOwn } = useFormOf(coursesHref(view))
  const show = (form: HTMLFormElement) => {
    const href = coursesHref(viewOfForm(form))
    onOwn(href)
    showHref(href)
  }
  const hasMore = view.language !== '' || view.skill !== '' || view.sort !== ''
  return (
    <search aria-label="Courses">
      <form
        key={id}
        action={COURSES}
        onChange={(event) => {
          const { form, type } = event.target as unknown as HTMLInputElement
          if (form && type === 'select-one') show(form)
        }}
        onSubmit={(event) => {
          event.preventDefault()
          show(event.currentTarget)
        }}
        className="grid items-end gap-4 rounded-card border border-line bg-surface p-4 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr_auto]"
      >
        <TextField
          label="Search"
          name="q"
          type="search"
          defaultValue={view.q}
          maxLength={100}
          placeholder="Title, provider or skill"
          enterKeyHint="search"
        />
        <Choice label="Category" name="category" view={view} of={figures?.categories} />
        <Choice label="Level" name="level" view={view} of={figures?.levels} />
        <Choice label="Price" name="price" view={view} of={figures?.prices} />
        <Button type="submit" variant="primary" icon={<Search size={16} aria-hidden />}>
          Search<span className="sr-only"> courses</span>
        </Button>
        <div className="col-span-full">
          <Disclosure summary="More filters and order" open={hasMore}>
            <div className="grid gap-4 pt-2 text-text sm:grid-cols-3">
              <Choice label="Skill" name="skill" view={view} of={figures?.skills} />
              <Choice label="Language" name="language" view={view} of={figures?.languages} />
              <Select label="Sort by" name="sort" defaultValue={view.sort || 'popular'}>
                {courseSorts.map((sort) => (
                  <option key={sort} value={sort}>
                    {sortNames[sort]}
                  </option>
                ))}
              </Select>
            </div>
          </Disclosure>
        </div>
      </form>
    </search>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly name: 'category' | 'level' | 'price' | 'language' | 'skill'
  readonly view: CoursesView
  readonly of: CourseFigures['categories'] | undefined
}

function Choice({ label, name, view, of = [] }: ChoiceProps) {
  const value = view[name]
  const options: CountedOption[] = of.map(({ slug, name: text, courses }) => ({
    value: slug,
    text,
    count: formatInteger(courses),
  }))
  // What is chosen stays, even if nothing has it or the list is too long to include it.
  const all = value === '' || of.some(({ slug }) => slug === value) ? options : [...options, { value, text: value }]
  return <CountedSelect label={label} name={name} any="Any" options={all} defaultValue={value} />
}

/** A link to another view makes new fields, so that they show it; a choice in the fields keeps them, with the focus. */
function useFormOf(href: string): { id: number; onOwn: (href: string) => void } {
  const [own, setOwn] = useState<string>()
  const [form, setForm] = useState({ id: 0, of: href })
  if (form.of !== href) setForm({ id: own === href ? form.id : form.id + 1, of: href })
  return { id: form.id, onOwn: setOwn }
}
