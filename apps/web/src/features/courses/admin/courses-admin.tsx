import type { AdminCourse } from '@rise/contract/courses/admin/shapes'
import { formatInteger } from '@rise/contract/words'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useApi } from '../../../app/base/settings.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { Select } from '../../../ui/base/select.tsx'
import { adminCoursesQuery } from '../queries.ts'
import { AdminCourseRow } from './admin-course-row.tsx'
import { CourseForm } from './course-form.tsx'
import { ImportForm } from './import-form.tsx'

type State = Exclude<AdminCourse['state'], 'merged'>

const states: Readonly<Record<State, string>> = {
  public: 'In the catalog',
  hidden: 'Hidden',
}

/** Where admins write, find, edit, hide, merge and import courses. */
export function CoursesAdmin() {
  const [state, setState] = useState<State>('public')
  const [q, setQ] = useState('')
  const [page, setPage] = useState(1)
  const { data, error, isFetching, refetch } = useQuery(adminCoursesQuery(useApi(), { state, page, ...(q && { q }) }))
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setQ(String(new FormData(event.currentTarget).get('q') ?? '').trim())
    setPage(1)
  }
  return (
    <>
      <NewCourse />
      <ImportForm />
      <search aria-label="Courses">
        <form onSubmit={search} className="flex flex-wrap items-end gap-4">
          <TextField label="Title, provider or skill" name="q" type="search" maxLength={100} className="min-w-0 grow" />
          <Select
            label="Status"
            value={state}
            onChange={({ target }) => {
              setState(target.value as State)
              setPage(1)
            }}
          >
            {Object.entries(states).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
          <Button type="submit">Search</Button>
        </form>
      </search>
      {error && !data ? (
        <FailedBlock title="The courses could not be loaded" retrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {data ? (
        <section aria-labelledby="found-courses" className="flex flex-col gap-4">
          <h2 id="found-courses" className="text-h3 tabular-nums">
            {states[state]} ({formatInteger(data.total, data.totalCapped)})
          </h2>
          {data.total === 0 ? <p className="text-muted">No courses found.</p> : null}
          <ul className="flex flex-col gap-2">
            {data.items.map((course) => (
              <AdminCourseRow key={`${course._id} ${course.version}`} course={course} />
            ))}
          </ul>
          {data.pages > 1 ? (
            <div className="flex items-center gap-2">
              <Button size="dense" disabled={page <= 1} onClick={() => setPage(page - 1)}>
                Previous page
              </Button>
              <span className="text-small text-muted tabular-nums">
                Page {page} of {data.pages}
              </span>
              <Button size="dense" disabled={page >= data.pages} onClick={() => setPage(page + 1)}>
                Next page
              </Button>
            </div>
          ) : null}
        </section>
      ) : null}
    </>
  )
}

function NewCourse() {
  const [writing, setWriting] = useState(false)
  if (!writing) {
    return (
      <p>
        <Button variant="primary" onClick={() => setWriting(true)}>
          New course
        </Button>
      </p>
    )
  }
  return (
    <Card as="section" aria-label="New course">
      <CourseForm onDone={() => setWriting(false)} />
    </Card>
  )
}
