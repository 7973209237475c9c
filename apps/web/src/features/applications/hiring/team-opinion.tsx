import { LONGEST_TEAM_NOTE } from '@rise/contract/applications/limits'
import type { ApplicantRecord } from '@rise/contract/applications/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useMutation } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import { useState } from 'react'
import { useApi } from '../../../app/base/settings.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { TextArea } from '../../../ui/base/field.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { Paragraphs } from '../../../ui/layout/paragraphs.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { useUpdateApplicant } from './use-update-applicant.ts'

const stars = [1, 2, 3, 4, 5]

interface Props {
  readonly slug: string
  readonly applicant: ApplicantRecord
}

/** Ratings and notes, visible only to the team. */
export function TeamOpinion({ slug, applicant }: Props) {
  const { teamNotes } = applicant
  return (
    <Card as="section" aria-labelledby="team-opinion" className="flex flex-col gap-4">
      <div>
        <h2 id="team-opinion" className="text-body font-semibold">
          {t('Your team')}
        </h2>
        <p className="text-small text-muted">{t('Only your team sees ratings and notes.')}</p>
      </div>
      <Rating slug={slug} applicant={applicant} />
      {teamNotes.length > 0 ? (
        <ul className="flex flex-col gap-3">
          {teamNotes.map((note) => (
            <li key={note._id}>
              <Note slug={slug} applicantId={applicant._id} note={note} />
            </li>
          ))}
        </ul>
      ) : null}
      <NewNote slug={slug} applicantId={applicant._id} />
    </Card>
  )
}

const showFailure = ({ message }: Error) => void showToast({ id: 'applicant', kind: 'failure', title: message })

function Rating({ slug, applicant: { _id: id, ratings, rating } }: Props) {
  const api = useApi()
  const updateApplicant = useUpdateApplicant(slug, id)
  const ownStars = ratings.find((one) => one.own)?.stars ?? 0
  const rate = useMutation({
    mutationFn: async (stars: number) =>
      (
        await api('PUT /api/v1/companies/{slug}/applications/{id}/rating', {
          params: { slug, id },
          body: { stars },
        })
      ).result,
    onSuccess: updateApplicant,
    onError: showFailure,
  })
  return (
    <div>
      <fieldset className="flex items-center">
        <legend className="sr-only">{t('Your rating')}</legend>
        {stars.map((star) => (
          <button
            key={star}
            type="button"
            aria-pressed={ownStars === star}
            aria-label={t('{stars, plural, one {# star} other {# stars}}', { stars: star })}
            className="inline-flex size-touch items-center justify-center rounded-control hover:bg-raised"
            onClick={() => rate.mutate(ownStars === star ? 0 : star)}
          >
            <Star size={20} aria-hidden className={star <= ownStars ? 'fill-current text-brand' : 'text-subtle'} />
          </button>
        ))}
      </fieldset>
      <p className="text-small text-muted tabular-nums">
        {rating === null
          ? t('Not rated yet')
          : t('{rating} on average: {ratings}', {
              rating,
              ratings: ratings
                .map(({ own, person, stars }) =>
                  own ? t('you {stars}', { stars }, 'stars of a rating') : `${person} ${stars}`,
                )
                .join(', '),
            })}
      </p>
    </div>
  )
}

interface NoteProps {
  readonly slug: string
  readonly applicantId: string
}

function Note({ slug, applicantId: id, note }: NoteProps & { note: ApplicantRecord['teamNotes'][number] }) {
  const api = useApi()
  const updateApplicant = useUpdateApplicant(slug, id)
  const remove = useMutation({
    mutationFn: async () =>
      (
        await api('DELETE /api/v1/companies/{slug}/applications/{id}/notes/{noteId}', {
          params: { slug, id, noteId: note._id },
        })
      ).result,
    onSuccess: updateApplicant,
    onError: showFailure,
  })
  return (
    <>
      <Paragraphs text={note.text} className="text-small" />
      <p className="flex flex-wrap items-center gap-2 text-small text-subtle">
        {note.own ? t('You') : note.person}, <RelativeTime date={note.at} />
        {note.own ? (
          <Button size="dense" variant="ghost" busy={remove.isPending} onClick={() => remove.mutate()}>
            {rich('Delete<hidden> note</hidden>', { hidden: (text) => <span className="sr-only">{text}</span> })}
          </Button>
        ) : null}
      </p>
    </>
  )
}

function NewNote({ slug, applicantId: id }: NoteProps) {
  const api = useApi()
  const updateApplicant = useUpdateApplicant(slug, id)
  const [text, setText] = useState('')
  const write = useMutation({
    mutationFn: async () =>
      (
        await api('PUT /api/v1/companies/{slug}/applications/{id}/notes/{noteId}', {
          params: { slug, id, noteId: crypto.randomUUID() },
          body: { text },
        })
      ).result,
    onSuccess(updated) {
      updateApplicant(updated)
      setText('')
    },
  })
  return (
    <form
      method="post"
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') write.mutate()
      }}
    >
      <TextArea
        label={t('Note')}
        rows={2}
        maxLength={LONGEST_TEAM_NOTE}
        value={text}
        error={write.error?.message}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" size="dense" busy={write.isPending} className="self-start">
        {t('Add note', 'about an applicant')}
      </Button>
    </form>
  )
}
