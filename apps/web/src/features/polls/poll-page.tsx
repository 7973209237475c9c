import type { Poll } from '@rise/contract/polls/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useNavigate, useParams } from 'react-router'
import { isNotFound } from '../../app/base/api.ts'
import { queryOf } from '../../app/base/query.ts'
import { useApi, useSettings } from '../../app/base/settings.tsx'
import { ErrorBody } from '../../app/error/error-body.tsx'
import { JsonLd } from '../../app/page/json-ld.tsx'
import { cutAtWord, PageHead } from '../../app/page/page-head.tsx'
import { useCurrentUser } from '../../app/session/use-session.tsx'
import { useTopic } from '../../app/socket/topics.ts'
import { ButtonLink } from '../../ui/base/button.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { ShareButton } from '../../ui/feedback/share-button.tsx'
import { MemberMenu, memberName } from '../connections/index.ts'
import { AudienceMark, Byline, HiddenMark, Unfetched, useMayEdit } from '../content/index.ts'
import { Comments, ReactionBar } from '../discussion/index.ts'
import { PollCard } from './cards/poll-card.tsx'
import { editHref, POLLS, pollHref, siteEditHref } from './cards/polls-address.ts'
import { DeletePoll } from './delete-poll.tsx'
import { pollJsonLd } from './poll-json-ld.ts'

/** The maximum length of a title in search results and link previews, in characters. */
const LONGEST_TITLE = 60

/** A poll. A members-only poll is rendered without its content, which is requested once the viewer is known. */
export function PollPage() {
  const { poll: id = '' } = useParams()
  const {
    data: poll,
    error,
    isFetching,
    refetch,
  } = useQuery(queryOf(useApi(), 'GET /api/v1/polls/{id}', { params: { id } }))
  useTopic(poll && !poll.closed ? `poll:${id}` : undefined, () => void refetch())
  // Guests see the poll but this member doesn't, because one of the two has blocked the other.
  if (isNotFound(error)) return <ErrorBody status={404} />
  if (poll) return <ShownPoll poll={poll} />
  return (
    <Unfetched
      failed={t('Couldn’t load this poll')}
      error={error}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  )
}

function ShownPoll({ poll }: { poll: Poll }) {
  const { publicUrl, productName } = useSettings()
  const { _id, question, options, author, post, noindex, publishedAt, editedAt } = poll
  const authorName = author ? memberName(author) : productName
  const page = author?.role === 'professional' ? 'professional' : 'company'
  const description = t('{name} asks: {options}?', {
    name: authorName,
    options: options.map(({ text }) => text).join(t(', or ', 'between the options of a poll')),
  })
  return (
    <div className="mx-auto max-w-feed px-gutter py-8 md:py-12">
      <PageHead
        title={cutAtWord(question, LONGEST_TITLE)}
        description={description}
        path={pollHref(_id)}
        noindex={noindex}
        authored
        article={{
          published: publishedAt,
          modified: editedAt ?? publishedAt,
          author: author ? `${publicUrl}/${page}/${author.slug}` : publicUrl,
        }}
      />
      {noindex ? null : <JsonLd value={pollJsonLd(poll, { publicUrl, productName })} />}
      <p className="mb-2 text-small text-muted">
        <TextLink to={POLLS}>{t('Polls')}</TextLink>
      </p>
      <h1 className="text-h1 wrap-anywhere">{question}</h1>
      <article className="mt-6 flex flex-col gap-6">
        <PollAuthor poll={poll} />
        <PollCard poll={poll} />
        {post === null ? (
          <ReactionBar id={_id} what={t('this poll')} reactions={poll.reactions} />
        ) : (
          <PostLinkNote to={post} />
        )}
        <Acts poll={poll} />
      </article>
      {post === null ? <Comments id={_id} what={t('this poll')} /> : null}
    </div>
  )
}

function PollAuthor({ poll }: { poll: Poll }) {
  const { _id, author, audience, post, hidden, publishedAt, editedAt } = poll
  const user = useCurrentUser()
  return (
    <header className="flex flex-col gap-2">
      <div className="flex items-start justify-between gap-3">
        <Byline author={author} at={publishedAt} changedAt={editedAt} />
        {author && user && user._id !== author._id ? (
          <MemberMenu
            member={author}
            follower={false}
            {...(post === null && { subject: { kind: 'poll', id: _id } as const })}
          />
        ) : null}
      </div>
      {hidden ? <HiddenMark what="poll" id={_id} /> : null}
      <p className="text-small text-muted empty:hidden">
        <AudienceMark audience={audience} />
      </p>
    </header>
  )
}

/** Links to the post that contains the poll. The comments are at the post. */
function PostLinkNote({ to }: { to: string }) {
  return (
    <p className="text-muted">
      {rich('This poll is part of a post. <link>Read the post and its comments</link>', {
        link: (text) => <TextLink to={to}>{text}</TextLink>,
      })}
    </p>
  )
}

function Acts({ poll: { _id, question, author, closed } }: { poll: Poll }) {
  const { publicUrl } = useSettings()
  const navigate = useNavigate()
  const mayEdit = useMayEdit(author?._id ?? null)
  const isOwn = useCurrentUser()?._id === author?._id
  return (
    <div className="flex flex-wrap gap-2">
      <ShareButton title={question} url={publicUrl + pollHref(_id)} />
      {mayEdit ? (
        <>
          {closed ? null : (
            <ButtonLink to={author ? editHref(_id) : siteEditHref(_id)} icon={<Pencil size={16} aria-hidden />}>
              {t('Edit poll')}
            </ButtonLink>
          )}
          <DeletePoll id={_id} own={isOwn} onDeleted={() => void navigate(POLLS, { replace: true })} />
        </>
      ) : null}
    </div>
  )
}
