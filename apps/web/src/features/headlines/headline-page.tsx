import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useParams } from 'react-router'
import { isNotFound } from '../../app/base/api.ts'
import { queryOf } from '../../app/base/query.ts'
import { useApi, useSettings } from '../../app/base/settings.tsx'
import { ErrorBody } from '../../app/error/error-body.tsx'
import { JsonLd } from '../../app/page/json-ld.tsx'
import { cutAtWord, PageHead } from '../../app/page/page-head.tsx'
import { useSession } from '../../app/session/use-session.tsx'
import { ButtonLink } from '../../ui/base/button.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { ShareButton } from '../../ui/feedback/share-button.tsx'
import { addressesIn, addressesOf, FollowButton, ReportButton } from '../connections/index.ts'
import { HiddenMark, Locked, useMayEdit } from '../content/index.ts'
import { Comments, ReactionBar } from '../discussion/index.ts'
import { HeadlineCard, HeadlineFacts } from './headline-card.tsx'
import { headlineJsonLd } from './headline-json-ld.ts'
import { HeadlineView } from './headline-view.tsx'
import { headlineHref, headlinesHref } from './headlines-address.ts'

/** The maximum length of a title in search results and link previews. */
const LONGEST_TITLE = 60

/** A headline, for everyone. */
export function HeadlinePage() {
  const { publicUrl, productName } = useSettings()
  const { headline: slug = '' } = useParams()
  const session = useSession()
  const { data: headline, error } = useQuery(queryOf(useApi(), 'GET /api/v1/headlines/{slug}', { params: { slug } }))
  const mayEdit = useMayEdit(headline?.author._id ?? '')
  // Visible to guests but not to this member: one of the two has blocked the other.
  if (isNotFound(error)) return <ErrorBody status={404} />
  if (!headline) return null
  const { author, more, title, audience, locked, cover, body } = headline
  const path = headlineHref(headline.slug)
  const isOwn = session.status === 'member' && session.user._id === author._id
  // A guest who reacts is asked to sign up; a member who may not read it would be refused.
  const mayReact = locked === null || locked === 'sign-in'
  return (
    <div className="mx-auto max-w-feed px-gutter py-8 md:py-12">
      <PageHead
        title={cutAtWord(title, LONGEST_TITLE)}
        description={headline.summary || `Shared by ${author.name}`}
        path={path}
        noindex={headline.noindex}
        image={`${path}.png`}
        article={{
          published: headline.publishedAt,
          modified: headline.updatedAt,
          author: `${publicUrl}/professional/${author.slug}`,
        }}
      />
      {headline.noindex ? null : <JsonLd value={headlineJsonLd(headline, publicUrl, productName)} />}
      <p className="mb-2 text-small text-muted">
        <TextLink to="/headlines">Headlines</TextLink>
      </p>
      {headline.hidden ? <HiddenMark what="headline" id={headline._id} /> : null}
      <HeadlineView
        shown={headline}
        facts={<HeadlineFacts headline={headline} />}
        instead={locked === null ? undefined : <Locked audience={audience} locked={locked} />}
        follow={
          // Space is reserved for it until the viewer is known.
          isOwn ? null : (
            <div className="min-h-control">
              {session.status === 'checking' ? null : (
                <FollowButton member={{ _id: author._id, role: 'professional', name: author.name }} />
              )}
            </div>
          )
        }
      />
      {mayReact ? (
        <div className="mt-8">
          <ReactionBar id={headline._id} what="this headline" reactions={headline.reactions} />
        </div>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-2">
        <ShareButton title={title} url={publicUrl + path} />
        {mayEdit ? (
          <ButtonLink to={`${path}/edit`} icon={<Pencil size={16} aria-hidden />}>
            Edit headline
          </ButtonLink>
        ) : null}
        <ReportButton
          subject={{
            kind: 'headline',
            id: headline._id,
            author,
            pictures: [...addressesOf(cover), ...addressesIn(body)],
          }}
        />
      </div>
      {locked === null ? <Comments id={headline._id} what="this headline" /> : null}
      {more.length > 0 ? (
        <section aria-labelledby="more" className="mt-12">
          <h2 id="more" className="text-h2 wrap-anywhere">
            More by {author.name}
          </h2>
          <ul className="rows mt-4">
            {more.map((other) => (
              <li key={other._id}>
                <HeadlineCard headline={other} reactions={other.reactions} comments={other.comments} />
              </li>
            ))}
          </ul>
          <p className="mt-4 text-small">
            <TextLink to={headlinesHref(1, author.slug)}>All headlines by {author.name}</TextLink>
          </p>
        </section>
      ) : null}
    </div>
  )
}
