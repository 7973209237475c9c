import type { Question } from '@rise/contract/real-talk/shapes'
import { t } from '@rise/texts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { invalidate, keyOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { useCurrentUser, useSessionStore } from '../../app/session/use-session.tsx'
import { Button } from '../../ui/base/button.tsx'
import { Card } from '../../ui/base/card.tsx'
import { showToast } from '../../ui/base/toast.ts'
import { DeleteButton, publishedToast } from '../content/index.ts'
import { LoadedPendingNotice } from '../session/index.ts'
import { AnswerCard } from './answer-card.tsx'
import { AnswerForm } from './answer-form.tsx'

/** The logged-in member's part of a question: their answer, the form for it, or why they can't answer. */
export function OwnPart({ question }: { question: Question }) {
  const user = useCurrentUser()
  if (user?.role === 'professional') {
    if (question.ownAnswer) return <OwnAnswer question={question} answer={question.ownAnswer} />
    if (user.standing === 'active') return <Composer question={question} />
    return <LoadedPendingNotice />
  }
  if (user?.role !== 'employer') return null
  return (
    <p className="text-small text-muted">{t('Professionals answer here. As a company, you can read and react.')}</p>
  )
}

function Composer({ question }: { question: Question }) {
  const onChanged = useChangedAnswer(question)
  return (
    <Card>
      <AnswerForm
        slug={question.slug}
        onSaved={(ownAnswer) => {
          onChanged(ownAnswer, 1)
          showToast({ id: 'answer', ...publishedToast(t('Your answer'), ownAnswer) })
        }}
      />
    </Card>
  )
}

function OwnAnswer({ question, answer }: { question: Question; answer: NonNullable<Question['ownAnswer']> }) {
  const api = useApi()
  const onChanged = useChangedAnswer(question)
  const [isEditing, setIsEditing] = useState(false)
  if (isEditing) {
    return (
      <Card>
        <AnswerForm
          slug={question.slug}
          answer={answer}
          onSaved={(ownAnswer) => {
            setIsEditing(false)
            onChanged(ownAnswer, 0)
          }}
        >
          <Button variant="ghost" onClick={() => setIsEditing(false)}>
            {t('Cancel')}
          </Button>
        </AnswerForm>
      </Card>
    )
  }
  return (
    <AnswerCard answer={answer} own>
      <div className="flex gap-1">
        <Button size="dense" variant="ghost" aria-label={t('Edit your answer')} onClick={() => setIsEditing(true)}>
          {t('Edit')}
        </Button>
        <DeleteButton
          label={t('Delete your answer')}
          title={t('Delete your answer?')}
          confirm={t('Delete answer')}
          remove={async () => {
            await api('DELETE /api/v1/answers/{id}', { params: { id: answer._id } })
            onChanged(null, -1)
          }}
        >
          {t('This deletes it and its reactions for everyone. You can answer again.')}
        </DeleteButton>
      </div>
    </AnswerCard>
  )
}

/**
 * Returns a function that updates the member's own answer in the cache immediately, with the numbers of answers of the
 * member (section 3 of the specification) and of the question.
 */
function useChangedAnswer({ slug }: Question) {
  const queryClient = useQueryClient()
  const store = useSessionStore()
  return (ownAnswer: Question['ownAnswer'], by: number) => {
    const session = store.get()
    if (session.status !== 'member') return
    const { user } = session
    store.update({ ...user, answers: Math.max(0, user.answers + by) })
    const queryKey = [...keyOf('GET /api/v1/questions/{slug}', { params: { slug } }), user._id]
    queryClient.setQueryData<Question>(
      queryKey,
      (cached) => cached && { ...cached, ownAnswer, answers: cached.answers + by },
    )
    void invalidate(queryClient, [
      'GET /api/v1/professionals/{slug}/story',
      'GET /api/v1/questions',
      'GET /api/v1/questions/{slug}/answers',
    ])
  }
}
