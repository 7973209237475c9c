import { type LearningState, learningStates } from '@rise/contract/courses/kinds'
import type { Course } from '@rise/contract/courses/shapes'
import { learningNames } from '@rise/contract/courses/words'
import { t } from '@rise/texts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { invalidate, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { ForGuests, ForMembers } from '../../../app/navigation/audience.tsx'
import { useCurrentUser, useVerdict } from '../../../app/session/use-session.tsx'
import { Button, ButtonLink } from '../../../ui/base/button.tsx'
import { Checkbox } from '../../../ui/base/checkbox.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { courseKeys } from '../queries.ts'

// The part is loaded lazily, because few visits finish a course.
const Finished = lazy(async () => ({ default: (await import('./finished.tsx')).Finished }))

/** For professionals: whether they want to take, are taking or finished the course, and the next steps. */
export function Learning({ course }: { course: Course }) {
  const user = useCurrentUser()
  const { pathname } = useLocation()
  if (user && user.role !== 'professional') return null
  return (
    <section aria-labelledby="learning" className="rounded-card border border-line bg-surface p-4 sm:p-6">
      <h2 id="learning" className="text-h3">
        {t('Keep track')}
      </h2>
      <ForGuests>
        <p className="mt-2 text-small text-muted">
          {t('Keep a list of courses, rate those you finished, and add them to your story.')}
        </p>
        <ButtonLink
          to={`/login?portal=professionals&mode=signup&next=${encodeURIComponent(pathname)}`}
          className="mt-4"
        >
          {t('Join')}
        </ButtonLink>
      </ForGuests>
      <ForMembers className="min-h-[9rem]">{user ? <OwnLearning course={course} /> : null}</ForMembers>
    </section>
  )
}

function OwnLearning({ course }: { course: Course }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { slug } = course
  const { data: own } = useQuery(queryOf(api, 'GET /api/v1/courses/{slug}/me', { params: { slug } }))
  const mayChoose = useVerdict({ access: 'professional', confirmed: true }) === 'allowed'
  const params = { slug }
  const refetch = () => invalidate(queryClient, courseKeys)
  // The last choice is shown until the server has responded.
  const [pressedState, setPressedState] = useState<LearningState>()
  const choose = useMutation({
    mutationFn: (state: LearningState) => api('PUT /api/v1/courses/{slug}/me', { params, body: { state } }),
    onSuccess: refetch,
    onSettled: () => setPressedState(undefined),
  })
  const leave = useMutation({
    mutationFn: () => api('DELETE /api/v1/courses/{slug}/me', { params }),
    onSuccess: refetch,
  })
  if (own === undefined) return null
  if (!mayChoose) {
    return <p className="mt-2 text-small text-muted">{t('Confirm your email address to keep courses.')}</p>
  }
  const shownState = pressedState ?? own?.state
  const chooseState = (state: LearningState) => {
    setPressedState(state)
    choose.mutate(state)
  }
  const failure = choose.error ?? leave.error
  return (
    <div className="mt-3 flex flex-col gap-4">
      {failure ? <Notice tone="danger">{failure.message}</Notice> : null}
      <fieldset className="flex flex-col">
        <legend className="sr-only">{t('Your progress in this course')}</legend>
        {learningStates.map((state) => (
          <Checkbox
            key={state}
            type="radio"
            name="learning"
            label={t(learningNames[state])}
            hint={state !== 'taken' && own?.rating ? t('Deletes your rating.') : undefined}
            checked={shownState === state}
            onChange={() => chooseState(state)}
          />
        ))}
      </fieldset>
      {own?.state === 'taken' ? (
        <Suspense fallback={null}>
          <Finished course={course} own={own} onChanged={refetch} />
        </Suspense>
      ) : null}
      {own ? (
        <p>
          <Button size="dense" variant="ghost" busy={leave.isPending} onClick={() => leave.mutate()}>
            {t('Remove from your courses')}
          </Button>
        </p>
      ) : null}
    </div>
  )
}
