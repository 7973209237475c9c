import type { Answer, Question } from '@rise/contract/real-talk/shapes'
import { t } from '@rise/texts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { isNotFound } from '../../app/base/api.ts'
import { invalidate, keyOf, queryOf } from '../../app/base/query.ts'
import { useApi, useSettings } from '../../app/base/settings.tsx'
import { ErrorBody } from '../../app/error/error-body.tsx'
import { ForGuests, ForMembers } from '../../app/navigation/audience.tsx'
import { JsonLd } from '../../app/page/json-ld.tsx'
import { linkPicturePath } from '../../app/page/link-picture-path.ts'
import { cutAtWord, PageHead } from '../../app/page/page-head.tsx'
import { useFocusOnNewView } from '../../app/page/view-change.ts'
import { useCurrentUser, useSession } from '../../app/session/use-session.tsx'
import { useViewed } from '../../app/viewed/use-viewed.ts'
import { Button, ButtonLink } from '../../ui/base/button.tsx'
import { Card } from '../../ui/base/card.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { Pager } from '../../ui/base/pager.tsx'
import { ShareButton } from '../../ui/feedback/share-button.tsx'
import { Paragraphs } from '../../ui/layout/paragraphs.tsx'
import { FollowButton, MemberMenu, memberName } from '../connections/index.ts'
import { Byline, DeleteButton, HiddenMark, useMayEdit } from '../content/index.ts'
import { ReactionBar } from '../discussion/index.ts'
import { AnswerCard } from './answer-card.tsx'
import { OrderLink } from './order-link.tsx'
import { answersQuery } from './queries.ts'
import { questionJsonLd } from './question-json-ld.ts'
import { answerOrderOf, questionHref, realTalkHref } from './real-talk-address.ts'
import { RelatedQuestions } from './related-questions.tsx'
import { useNewAnswers } from './use-new-answers.ts'

/** With this many answers or fewer, no order can be chosen. */
const FEW_ANSWERS = 3

/** The maximum length of a title in search results and link previews, in characters. */
const LONGEST_TITLE = 60

const OwnPart = lazy(async () => ({ default: (await import('./own-part.tsx')).OwnPart }))
const QuestionForm = lazy(async () => ({ default: (await import('./question-form.tsx')).QuestionForm }))

/** A question with its answers, for everyone; professionals answer it. */
export function QuestionPage() {
  const api = useApi()
  const { publicUrl } = useSettings()
  const { icebreaker: slug = '' } = useParams()
  const [search] = useSearchParams()
  const member = useCurrentUser()
  const {
    shown: question,
    known,
    hidden,
  } = useViewed(queryOf(api, 'GET /api/v1/questions/{slug}', { params: { slug } }))
  const sort = answerOrderOf(search)
  const answers = useQuery(answersQuery(api, slug, search.get('page') ?? 1, sort))
  const newAnswers = useNewAnswers(`${slug} ${answers.data?.page ?? 1} ${sort}`, question, answers.data)
  useFocusOnNewView()
  if (hidden || isNotFound(answers.error)) return <ErrorBody status={404} />
  // Only professionals wait for their own view, because only they can have answered.
  const shownQuestion = member && member.role !== 'professional' ? question : known
  if (!question || !answers.data) return null
  const { items, page, pages } = answers.data
  const title = cutAtWord(question.text, LONGEST_TITLE)
  const ownId = known?.ownAnswer?._id
  const best = question.best?._id === ownId ? null : question.best
  const shownBest = page === 1 ? best : null
  const itemsWithoutBest = items.filter(({ _id }) => _id !== best?._id)
  const otherAnswers = itemsWithoutBest.filter(
    ({ _id }) => !(page === 1 && _id === ownId) && !newAnswers.isWaiting(_id),
  )
  return (
    <div className="mx-auto max-w-feed px-gutter py-8 md:py-12">
      <PageHead
        title={page > 1 ? t('{title}, page {page}', { title, page }) : title}
        description={
          question.background ||
          t('{name} asks: {question}', { name: memberName(question.author), question: question.text })
        }
        path={questionHref(slug, page)}
        noindex={sort !== undefined}
        image={linkPicturePath(questionHref(slug), question.author.photo)}
        authored
      />
      <JsonLd
        value={questionJsonLd(question, shownBest ? [shownBest, ...itemsWithoutBest] : itemsWithoutBest, publicUrl)}
      />
      <p className="text-small">
        <TextLink to={realTalkHref()}>{t('Real talk')}</TextLink>
      </p>
      <QuestionArticle question={question} url={publicUrl + questionHref(slug)} />
      <section aria-labelledby="answers" className="mt-12">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 id="answers" className="text-h2 tabular-nums">
            {t('{count, plural, =0 {Answers} one {# answer} other {# answers}}', { count: question.answers })}
          </h2>
          {question.answers > FEW_ANSWERS ? (
            <nav aria-label={t('Order of answers')} className="flex flex-wrap gap-x-4 text-small">
              <OrderLink to={`${questionHref(slug)}#answers`} chosen={sort === undefined}>
                {t('Newest')}
              </OrderLink>
              <OrderLink to={`${questionHref(slug, 1, 'most-reactions')}#answers`} chosen={sort !== undefined}>
                {t('Most reactions')}
              </OrderLink>
            </nav>
          ) : null}
        </div>
        {shownBest ? (
          <div className="mt-4">
            <OthersAnswer answer={shownBest} best />
          </div>
        ) : null}
        {page === 1 ? (
          <div className="mt-4">
            <ForGuests>
              <JoinToAnswer />
            </ForGuests>
            <ForMembers>
              {shownQuestion ? (
                <Suspense fallback={<OwnPartSkeleton />}>
                  <OwnPart question={shownQuestion} />
                </Suspense>
              ) : (
                <OwnPartSkeleton />
              )}
            </ForMembers>
          </div>
        ) : null}
        {otherAnswers.length === 0 && question.ownAnswer === null && !best ? (
          <p className="mt-6 text-muted">{t('No answers yet. Yours could be the first.')}</p>
        ) : null}
        <p role="status" className="sr-only">
          {newAnswers.words}
        </p>
        {otherAnswers.length > 0 ? (
          <ul className="rows mt-4">
            {otherAnswers.map((answer) => (
              <li key={answer._id}>
                <OthersAnswer answer={answer} />
              </li>
            ))}
          </ul>
        ) : null}
        {newAnswers.words === '' ? null : (
          <p className="pointer-events-none sticky bottom-[5rem] z-10 mt-4 flex justify-center md:bottom-4">
            <Button size="dense" className="pointer-events-auto shadow-float" onClick={newAnswers.release}>
              {newAnswers.words}
            </Button>
          </p>
        )}
      </section>
      <div className="mt-8">
        <Pager page={page} pages={pages} label={t('Pages of answers')} hrefFor={(to) => questionHref(slug, to, sort)} />
      </div>
      <RelatedQuestions title={t('Related questions')} questions={question.related} />
      {question.author.role === 'professional' ? (
        <p className="mt-8 text-small">
          <TextLink to={realTalkHref({ author: question.author.slug })}>
            {t('All questions by {name}', { name: memberName(question.author) })}
          </TextLink>
        </p>
      ) : null}
    </div>
  )
}

function OwnPartSkeleton() {
  return <div aria-hidden className="h-[15rem]" />
}

/** The question itself: author, background, reactions, and the author's actions. */
function QuestionArticle({ question, url }: { question: Question; url: string }) {
  const { author, askedAt, changedAt, background, reactions, hidden, _id } = question
  const session = useSession()
  const [isEditing, setIsEditing] = useState(false)
  const queryClient = useQueryClient()
  const isOwn = session.status === 'member' && session.user._id === author._id
  const mayEdit = useMayEdit(author._id)
  if (isEditing) {
    return (
      <>
        <h1 className="sr-only">{question.text}</h1>
        <Card className="mt-4">
          <Suspense fallback={<OwnPartSkeleton />}>
            <QuestionForm
              question={question}
              onSaved={() => {
                setIsEditing(false)
                void invalidate(queryClient, ['GET /api/v1/questions', 'GET /api/v1/questions/{slug}'])
              }}
            >
              <Button variant="ghost" onClick={() => setIsEditing(false)}>
                {t('Cancel')}
              </Button>
            </QuestionForm>
          </Suspense>
        </Card>
      </>
    )
  }
  return (
    <article aria-label={t('Question')} className="mt-2">
      <h1 className="text-h1 wrap-anywhere">{question.text}</h1>
      <div className="mt-4 flex items-start justify-between gap-3">
        <Byline author={author} at={askedAt} changedAt={changedAt} />
        {/* Space is reserved before the viewer is known. */}
        <div className="min-h-control shrink-0">
          {session.status === 'checking' || isOwn ? null : (
            <div className="flex items-center gap-1">
              <FollowButton member={{ _id: author._id, role: author.role, name: memberName(author) }} size="dense" />
              {session.status === 'member' ? (
                <MemberMenu member={author} follower={false} subject={{ kind: 'question', id: _id }} />
              ) : null}
            </div>
          )}
        </div>
      </div>
      {hidden ? (
        <div className="mt-4">
          <HiddenMark what="question" id={_id} />
        </div>
      ) : null}
      {background ? <Paragraphs text={background} className="mt-4" /> : null}
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <ReactionBar id={_id} what={isOwn ? t('your question') : t('this question')} reactions={reactions} />
        <div className="flex flex-wrap items-center gap-2">
          <ShareButton title={question.text} url={url} />
          {mayEdit ? (
            <>
              <Button onClick={() => setIsEditing(true)}>{t('Edit question')}</Button>
              <DeleteQuestion question={question} />
            </>
          ) : null}
        </div>
      </div>
    </article>
  )
}

function DeleteQuestion({ question: { slug, answers } }: { question: Question }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return (
    <DeleteButton
      label={t('Delete the question')}
      title={t('Delete this question?')}
      confirm={t('Delete question')}
      remove={async () => {
        await api('DELETE /api/v1/questions/{slug}', { params: { slug } })
        await navigate(realTalkHref())
        void invalidate(queryClient, ['GET /api/v1/questions'])
        queryClient.removeQueries({ queryKey: keyOf('GET /api/v1/questions/{slug}', { params: { slug } }) })
      }}
    >
      {t(
        '{answers, plural, =0 {You can’t undo this.} one {The answer to it goes with it. You can’t undo this.} other {All # answers to it go with it. You can’t undo this.}}',
        { answers },
      )}
    </DeleteButton>
  )
}

/** Another member's answer, which admins for content can remove. */
function OthersAnswer({ answer, best = false }: { answer: Answer; best?: boolean }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const session = useSession()
  const isOwn = session.status === 'member' && session.user._id === answer.author._id
  const mayDelete = useMayEdit(answer.author._id) && !isOwn
  let act: ReactNode = null
  if (mayDelete) {
    act = (
      <DeleteButton
        label={t('Delete {name}’s answer', { name: memberName(answer.author) })}
        title={t('Delete this answer?')}
        confirm={t('Delete answer')}
        remove={async () => {
          await api('DELETE /api/v1/answers/{id}', { params: { id: answer._id } })
          void invalidate(queryClient, ['GET /api/v1/questions/{slug}', 'GET /api/v1/questions/{slug}/answers'])
        }}
      >
        {t('This deletes it and its reactions for everyone. You can’t undo this.')}
      </DeleteButton>
    )
  }
  return (
    <AnswerCard answer={answer} own={isOwn} best={best}>
      {act}
    </AnswerCard>
  )
}

function JoinToAnswer() {
  const { productName } = useSettings()
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0">
        <p className="font-semibold">{t('What would you answer?')}</p>
        <p className="mt-1 text-small text-muted">{t('Join {productName} for free and add yours.', { productName })}</p>
      </div>
      <ButtonLink to="/login?portal=professionals&mode=signup" variant="primary">
        {t('Join and answer')}
      </ButtonLink>
    </Card>
  )
}
