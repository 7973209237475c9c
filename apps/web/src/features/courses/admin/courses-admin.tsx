import { msg, t } from '@rise/texts'
import { useState } from 'react'
import { AdminFrame } from '../../../app/admin/admin-frame.tsx'
import { keepPrevious, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { StateList } from '../../../app/lists/state-list.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { AdminCourseRow } from './admin-course-row.tsx'
import { CourseForm } from './course-form.tsx'
import { ImportForm } from './import-form.tsx'

/** The page where admins write, find, edit, hide, merge and import courses. */
export function CoursesAdmin() {
  const api = useApi()
  return (
    <AdminFrame>
      <NewCourse />
      <ImportForm />
      <StateList
        label={t('Courses')}
        failed={t('Couldn’t load the courses')}
        nothing={() => t('No courses found.')}
        states={{ public: msg('In the catalog'), hidden: msg('Hidden') }}
        searchLabel={t('Title, provider or skill')}
        queryOf={(query) => queryOf(api, 'GET /api/v1/admin/courses', { query }, keepPrevious)}
      >
        {(courses) => (
          <ul className="flex flex-col gap-2">
            {courses.map((course) => (
              <AdminCourseRow key={`${course._id} ${course.version}`} course={course} />
            ))}
          </ul>
        )}
      </StateList>
    </AdminFrame>
  )
}

function NewCourse() {
  const [isWriting, setIsWriting] = useState(false)
  if (!isWriting) {
    return (
      <p>
        <Button variant="primary" onClick={() => setIsWriting(true)}>
          {t('New course')}
        </Button>
      </p>
    )
  }
  return (
    <Card as="section" aria-label={t('New course')}>
      <CourseForm onDone={() => setIsWriting(false)} />
    </Card>
  )
}
