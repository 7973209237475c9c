import { LONGEST_REVIEW } from '@rise/contract/courses/limits'
import type { OwnLearning } from '@rise/contract/courses/shapes'
import { t } from '@rise/texts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../../app/base/api.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { Checkbox } from '../../../ui/base/checkbox.tsx'
import { TextArea } from '../../../ui/base/field.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { Notice } from '../../../ui/states/notice.tsx'

const starCounts = [1, 2, 3, 4, 5]

interface Props {
  readonly slug: string
  readonly own: OwnLearning
  readonly onChanged: () => Promise<unknown>
}

/** The member's rating: stars, and an optional text. */
export function RatingForm({ slug, own, onChanged }: Props) {
  const api = useApi()
  const [rating, setRating] = useState(own.rating ?? 0)
  const [words, setWords] = useState(own.words)
  const params = { slug }
  const save = useMutation({
    mutationFn: () => api('PUT /api/v1/courses/{slug}/me/rating', { params, body: { rating, words } }),
    onSuccess: async () => {
      await onChanged()
      showToast({ kind: 'success', title: t('Your rating is live') })
    },
  })
  const remove = useMutation({
    mutationFn: () => api('DELETE /api/v1/courses/{slug}/me/rating', { params }),
    onSuccess: onChanged,
  })
  const failure = save.error ?? remove.error
  const wordsError = failure instanceof ApiError ? failure.fields['body.words'] : undefined
  function send(event: FormEvent) {
    event.preventDefault()
    if (!save.isPending) save.mutate()
  }
  return (
    <form aria-label={t('Rate this course')} onSubmit={send} noValidate className="flex flex-col gap-3">
      {failure && wordsError === undefined ? <Notice tone="danger">{failure.message}</Notice> : null}
      <fieldset className="flex flex-col">
        <legend className="text-small font-medium">{t('Was it worth it?')}</legend>
        <div className="flex flex-wrap gap-x-4">
          {starCounts.map((stars) => (
            <Checkbox
              key={stars}
              type="radio"
              size="dense"
              name="rating"
              label={t('{stars, plural, one {# star} other {# stars}}', { stars })}
              checked={rating === stars}
              onChange={() => setRating(stars)}
            />
          ))}
        </div>
      </fieldset>
      <TextArea
        label={t('What should others know?')}
        optional
        rows={3}
        maxLength={LONGEST_REVIEW}
        value={words}
        error={wordsError}
        onChange={(event) => setWords(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={save.isPending} disabled={rating === 0}>
          {own.rating === null ? t('Rate course') : t('Save rating')}
        </Button>
        {own.rating === null ? null : (
          <Button variant="ghost" busy={remove.isPending} onClick={() => remove.mutate()}>
            {t('Delete rating')}
          </Button>
        )}
      </div>
    </form>
  )
}
