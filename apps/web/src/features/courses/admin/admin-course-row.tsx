import type { AdminCourse } from '@rise/contract/courses/admin/shapes'
import { t } from '@rise/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { invalidate } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { MergeDialog } from '../../../app/lists/merge-dialog.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { courseHref } from '../courses-address.ts'
import { courseKeys } from '../queries.ts'
import { CourseForm } from './course-form.tsx'

/** A course with the actions of an admin. */
export function AdminCourseRow({ course }: { course: AdminCourse }) {
  const [isEditing, setIsEditing] = useState(false)
  const { slug, title, provider, link, state } = course
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="wrap-anywhere">
        <p className="font-semibold">
          {state === 'public' ? <TextLink to={courseHref(slug)}>{title}</TextLink> : title}
        </p>
        <p className="text-small text-muted tabular-nums">{provider}</p>
        <p className="text-small text-muted">
          <TextLink to={link}>{link}</TextLink>
        </p>
      </div>
      <Acts course={course} editing={isEditing} onEdit={() => setIsEditing(!isEditing)} />
      {isEditing ? <CourseForm course={course} onDone={() => setIsEditing(false)} /> : null}
    </Card>
  )
}

interface ActsProps {
  readonly course: AdminCourse
  readonly editing: boolean
  readonly onEdit: () => void
}

function Acts({ course: { _id: id, title, state }, editing, onEdit }: ActsProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  const params = { id }
  const refetch = () => invalidate(queryClient, courseKeys)
  const setCourseState = useMutation({
    mutationFn: (to: 'public' | 'hidden') =>
      api('PUT /api/v1/admin/courses/{id}/state', { params, body: { state: to } }),
    onSuccess: refetch,
    onError: ({ message }) =>
      void showToast({ kind: 'failure', title: t('Couldn’t change it.'), description: message }),
  })
  const merge = useMutation({
    mutationFn: (into: string) => api('POST /api/v1/admin/courses/{id}/merge', { params, body: { into: into.trim() } }),
    onSuccess: refetch,
  })
  const hiddenTitle = <span className="sr-only"> {title}</span>
  return (
    <div className="flex flex-wrap gap-2">
      {state === 'public' ? (
        <Button size="dense" busy={setCourseState.isPending} onClick={() => setCourseState.mutate('hidden')}>
          {t('Hide')}
          {hiddenTitle}
        </Button>
      ) : (
        <Button
          size="dense"
          variant="primary"
          busy={setCourseState.isPending}
          onClick={() => setCourseState.mutate('public')}
        >
          {t('Publish')}
          {hiddenTitle}
        </Button>
      )}
      <Button size="dense" aria-expanded={editing} onClick={onEdit}>
        {t('Edit')}
        {hiddenTitle}
      </Button>
      <MergeDialog
        into={t('The course that stays')}
        title={t('Merge {title} into another course?', { title })}
        description={t('What members say of it moves along, and its address redirects.')}
        named={hiddenTitle}
        merge={merge}
      />
    </div>
  )
}
