import type { MemberCard } from '@rise/contract/connections/shapes'
import type { FeedPicks } from '@rise/contract/feed/shapes'
import { newsInWords } from '@rise/contract/feed/words'
import { t } from '@rise/texts'
import { useEffect, useRef } from 'react'
import { useVerdict } from '../../app/session/use-session.tsx'
import { Button, ButtonLink } from '../../ui/base/button.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton.tsx'
import { MemberPicture, memberName } from '../connections/index.ts'
import { QuestionPick } from './picks/question-pick.tsx'

const MAX_FACES = 5

interface Props {
  readonly hasNew: boolean
  readonly hasEarlier: boolean
  /** Whether the earlier posts are shown below. */
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly picks: FeedPicks | undefined
  readonly isPending: boolean
}

/** The ending after the new posts: news of followed members, a question to answer, and a button for earlier posts. */
export function FeedEnding({ hasNew, hasEarlier, isOpen, onOpen, picks, isPending }: Props) {
  const earlier = useRef<HTMLHeadingElement>(null)
  const movesFocus = useRef(false)
  useEffect(() => {
    if (!isOpen || !movesFocus.current) return
    movesFocus.current = false
    earlier.current?.focus({ preventScroll: true })
  }, [isOpen])
  return (
    <>
      <section aria-labelledby="feed-ending" className="sunset flex min-h-[24rem] gap-0 px-0! py-8! md:py-12!">
        <h3 id="feed-ending" className="text-h2">
          {hasNew ? t('That’s all since yesterday.') : t('Nothing new since yesterday.')}
        </h3>
        {isPending ? (
          <SkeletonGroup label={t('Loading')} className="mt-4 w-full">
            <Skeleton className="h-[10rem]" />
          </SkeletonGroup>
        ) : picks ? (
          <Picks picks={picks} />
        ) : null}
        {hasEarlier && !isOpen ? (
          <Button
            className="mt-6"
            onClick={() => {
              movesFocus.current = true
              onOpen()
            }}
          >
            {t('Show earlier posts')}
          </Button>
        ) : null}
      </section>
      {hasEarlier && isOpen ? (
        <h3 ref={earlier} tabIndex={-1} className="text-h3 outline-none">
          {t('Earlier posts')}
        </h3>
      ) : null}
    </>
  )
}

function Picks({ picks: { news, questions, follows } }: { picks: FeedPicks }) {
  const [question] = questions
  return (
    <>
      {follows ? <News news={news} /> : <FirstFollows />}
      {question ? (
        <div className="mt-6 w-full text-start">
          <QuestionPick question={question} />
        </div>
      ) : null}
    </>
  )
}

function News({ news }: Pick<FeedPicks, 'news'>) {
  if (news.length === 0) return null
  const members = [...new Map(news.flatMap((each) => each.members.map((member) => [member._id, member]))).values()]
  return (
    <>
      <Faces members={members.slice(0, MAX_FACES)} />
      <ul className="mt-3 flex flex-col gap-1 text-muted">
        {news.map(({ did, people, companies, members: [first] }) =>
          first ? <li key={did}>{newsInWords({ did, people, companies }, memberName(first))}</li> : null,
        )}
      </ul>
    </>
  )
}

/** Decorative pictures of members. The list below names a single member, and counts several. */
function Faces({ members }: { members: readonly MemberCard[] }) {
  return (
    <div aria-hidden className="mt-4 flex gap-2">
      {members.map((member) => (
        <MemberPicture key={member._id} member={member} />
      ))}
    </div>
  )
}

function FirstFollows() {
  const canSeePeople = useVerdict({ access: 'connected' }) === 'allowed'
  return (
    <>
      <p className="mt-2 text-muted">{t('Follow people and companies, and what they do comes first here.')}</p>
      <ButtonLink to={canSeePeople ? '/professionals' : '/companies'} variant="primary" className="mt-4">
        {canSeePeople ? t('Find people') : t('See companies')}
      </ButtonLink>
    </>
  )
}
