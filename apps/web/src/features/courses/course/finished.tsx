import type { Course, OwnLearning } from '@rise/contract/courses/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { invalidate } from '../../../app/base/query.ts'
import { useApi, useSettings } from '../../../app/base/settings.tsx'
import { useCurrentUser } from '../../../app/session/use-session.tsx'
import { Button, ButtonLink } from '../../../ui/base/button.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { RatingForm } from './rating-form.tsx'

interface Props {
  readonly course: Course
  readonly own: OwnLearning
  readonly onChanged: () => Promise<unknown>
}

/** The actions of a member who finished the course: add it to their story, post about it, and rate it. */
export function Finished({ course, own, onChanged }: Props) {
  return (
    <>
      <OnStory course={course} own={own} onChanged={onChanged} />
      <ShareWin course={course} />
      <RatingForm key={`${own.rating} ${own.words}`} slug={course.slug} own={own} onChanged={onChanged} />
    </>
  )
}

function OnStory({ course: { slug }, own, onChanged }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const user = useCurrentUser()
  const params = { slug }
  const onSuccess = async () => {
    await Promise.all([
      onChanged(),
      invalidate(queryClient, [
        'GET /api/v1/professionals/{slug}/story',
        'GET /api/v1/story',
        'GET /api/v1/story/preview',
        'GET /api/v1/matches/{id}',
      ]),
    ])
  }
  const onError = ({ message }: Error) =>
    void showToast({ kind: 'failure', title: t('Couldn’t change your story.'), description: message })
  const remove = useMutation({
    mutationFn: () => api('DELETE /api/v1/courses/{slug}/me/story', { params }),
    onSuccess: async () => {
      await onSuccess()
      showToast({ id: 'course-story', kind: 'success', title: t('Removed from your story') })
    },
    onError,
  })
  const add = useMutation({
    mutationFn: () => api('PUT /api/v1/courses/{slug}/me/story', { params }),
    onSuccess: async () => {
      await onSuccess()
      showToast({
        id: 'course-story',
        kind: 'success',
        title: t('Added to your story'),
        action: { label: t('Undo'), onPress: () => remove.mutate() },
      })
    },
    onError,
  })
  if (!own.onStory) {
    return (
      <Button variant="primary" busy={add.isPending} onClick={() => add.mutate()}>
        {t('Add to your story')}
      </Button>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-2 text-small">
      <p>
        {rich('On <story>your story</story> with its skills', {
          story: (text) => <TextLink to={`/professional/${user?.slug ?? ''}`}>{text}</TextLink>,
        })}
      </p>
      <Button size="dense" busy={remove.isPending} onClick={() => remove.mutate()}>
        {t('Remove it')}
      </Button>
    </div>
  )
}

function ShareWin({ course: { title, provider } }: { course: Course }) {
  const { publicUrl } = useSettings()
  const { pathname } = useLocation()
  const text = t('I finished “{title}” by {provider}. {link}', { title, provider, link: publicUrl + pathname })
  return <ButtonLink to={`/feed?${new URLSearchParams({ write: 'win', text })}`}>{t('Share as a win')}</ButtonLink>
}
