import { courseSorts } from '@rise/contract/courses/kinds'
import type { CourseFigures } from '@rise/contract/courses/shapes'
import { sortNames } from '@rise/contract/courses/words'
import { FilterChoice } from '../../../app/lists/filter-choice.tsx'
import { FilterForm } from '../../../app/lists/filter-form.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { Select } from '../../../ui/base/select.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { COURSES, type CoursesView, coursesHref, viewOfForm } from '../courses-address.ts'

interface Props {
  readonly view: CoursesView
  /** Undefined while unknown: then only what is chosen is offered. */
  readonly figures: CourseFigures | undefined
}

/** All filters of the catalog. */
export function CourseFilters({ view, figures }: Props) {
  const hasMore = view.language !== '' || view.skill !== '' || view.sort !== ''
  return (
    <FilterForm
      things="courses"
      action={COURSES}
      href={coursesHref(view)}
      hrefOf={(form) => coursesHref(viewOfForm(form))}
      className="sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr_auto]"
      more={
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
      }
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
    </FilterForm>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly name: 'category' | 'level' | 'price' | 'language' | 'skill'
  readonly view: CoursesView
  readonly of: CourseFigures['categories'] | undefined
}

function Choice({ label, name, view, of }: ChoiceProps) {
  return <FilterChoice label={label} name={name} value={view[name]} of={of} countOf={({ courses }) => courses} />
}
