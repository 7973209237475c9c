import type { InputOf } from '@rise/contract/contract'
import type { AdminCourse } from '@rise/contract/courses/admin/shapes'
import { t } from '@rise/texts'
import { useQueryClient } from '@tanstack/react-query'
import { invalidate } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { useDraftForm } from '../../../app/forms/use-draft-form.ts'
import { Button } from '../../../ui/base/button.tsx'
import { cx } from '../../../ui/base/class-names.ts'
import { showToast } from '../../../ui/base/toast.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import { courseHref } from '../courses-address.ts'
import { courseKeys } from '../queries.ts'
import { type CourseDraft, CourseFields, emptyCourse } from './course-fields.tsx'

interface Props {
  /** The course to edit, in the version that is shown; undefined for a new one. */
  readonly course?: AdminCourse
  readonly onDone: () => void
}

/** Edits a course, or writes a new one. */
export function CourseForm({ course, onDone }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const form = useDraftForm<CourseDraft & { readonly version?: number }>({
    name: `course-${course?._id ?? 'new'}`,
    schema: async () => {
      const { formSchemas } = await import('../form-schemas.ts')
      return course ? formSchemas.courseChange : formSchemas.writtenCourse
    },
    initial: course ? { ...draftOf(course), version: course.version } : emptyCourse,
    async send({ audience, version, ...values }) {
      const body = {
        ...(values as unknown as InputOf<'POST /api/v1/admin/courses'>['body']),
        audience,
      }
      if (course) {
        const change = { ...body, version: version ?? course.version }
        await api('PUT /api/v1/admin/courses/{id}', { params: { id: course._id }, body: change })
      } else {
        const { result } = await api('POST /api/v1/admin/courses', { body })
        const action = { label: t('View course'), to: courseHref(result.slug) }
        showToast({ kind: 'success', title: t('The course is live'), action })
      }
      onDone()
      await invalidate(queryClient, courseKeys)
    },
  })
  return (
    <form
      aria-label={course ? t('Edit {title}', { title: course.title }) : t('New course')}
      method="post"
      noValidate
      onSubmit={form.onSubmit}
      className={cx('grid items-start gap-4 sm:grid-cols-2', course && 'border-t border-line pt-4')}
    >
      {form.failure ? <Notice tone="danger">{form.failure.message}</Notice> : null}
      <CourseFields form={form} named={course?.categories ?? []} />
      <div className="flex gap-2 sm:col-span-2">
        <Button type="submit" variant="primary" busy={form.busy}>
          {course ? t('Save') : t('Publish')}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  )
}

function draftOf(course: AdminCourse): CourseDraft {
  const { title, provider, link, description, level, hours, price, language, audience } = course
  return {
    ...{ title, provider, link, description, level: level ?? '', hours: String(hours ?? ''), audience },
    ...{ price: String(price?.amount ?? ''), currency: price?.currency ?? '', language: language?.slug ?? '' },
    categories: course.categories.map(({ slug }) => slug),
    skills: course.skills.map(({ name }) => name),
  }
}
