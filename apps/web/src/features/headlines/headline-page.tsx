import type { HeadlineAuthor } from '@rise/contract/headlines/shapes'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useParams } from 'react-router'
import { isNotFound } from '../../app/base/api.ts'
import { queryOf } from '../../app/base/query.ts'
import { useApi, useSettings } from '../../app/base/settings.tsx'
import { ErrorBody } from '../../app/error/error-body.tsx'
import { JsonLd } from '../../app/page/json-ld.tsx'
import { linkPicturePath } from '../../app/page/link-picture-path.ts'
import { cutAtWord, PageHead } from '../../app/page/page-head.tsx'
import { useSession } from '../../app/session/use-session.tsx'
import { ButtonLink } from '../../ui/base/button.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { ShareButton } from '../../ui/feedback/share-button.tsx'
import { Avatar } from '../../ui/marks/avatar.tsx'
import { addressesIn, addressesOf, FollowButton, ReportButton } from '../connections/index.ts'
import { HiddenMark, Locked, useMayEdit } from '../content/index.ts'
import { Comments, ReactionBar } from '../discussion/index.ts'
import { HeadlineCard, HeadlineFacts } from './headline-card.tsx'
import { headlineJsonLd } from './headline-json-ld.ts'
import { HeadlineView } from './headline-view.tsx'
import { headlineHref, headlinesHref } from './headlines-address.ts'

/** The maximum length of a title in search results and link previews, in characters. */
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
  // A guest who reacts is asked to sign up; the server would refuse a reaction by a member who may not read the
  // headline.
  const mayReact = locked === null || locked === 'sign-in'
  return (
    <div className="mx-auto max-w-feed px-gutter py-8 md:py-12">
      <PageHead
        title={cutAtWord(title, LONGEST_TITLE)}
        description={headline.summary || t('Shared by {name}', { name: author.name })}
        path={path}
        noindex={headline.noindex}
        image={linkPicturePath(path, headline.cover ?? headline.author.photo)}
        authored
        article={{
          published: headline.publishedAt,
          modified: headline.updatedAt,
          author: `${publicUrl}/professional/${author.slug}`,
        }}
      />
      {headline.noindex ? null : <JsonLd value={headlineJsonLd(headline, publicUrl, productName)} />}
      <p className="mb-2 text-small text-muted">
        <TextLink to="/headlines">{t('Headlines')}</TextLink>
      </p>
      {headline.hidden ? <HiddenMark what="headline" id={headline._id} /> : null}
      <HeadlineView
        shown={headline}
        facts={<HeadlineFacts headline={headline} />}
        instead={locked === null ? undefined : <Locked audience={audience} locked={locked} />}
      />
      <div className="mt-8 flex flex-wrap items-center gap-2">
        {mayReact ? <ReactionBar id={headline._id} what={t('this headline')} reactions={headline.reactions} /> : null}
        <div className="ms-auto flex flex-wrap items-center gap-2">
          {mayEdit ? (
            <ButtonLink to={`${path}/edit`} icon={<Pencil size={16} aria-hidden />}>
              {t('Edit headline')}
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
          <ShareButton title={title} url={publicUrl + path} />
        </div>
      </div>
      <AuthorCard author={author} isOwn={isOwn} />
      {locked === null ? <Comments id={headline._id} what={t('this headline')} /> : null}
      {more.length > 0 ? (
        <section aria-labelledby="more" className="mt-12">
          <h2 id="more" className="text-h2 wrap-anywhere">
            {t('More by {name}', { name: author.name })}
          </h2>
          <ul className="rows mt-4">
            {more.map((other) => (
              <li key={other._id}>
                <HeadlineCard headline={other} reactions={other.reactions} comments={other.comments} />
              </li>
            ))}
          </ul>
          <p className="mt-4 text-small">
            <TextLink to={headlinesHref(1, author.slug)}>
              {t('All headlines by {name}', { name: author.name })}
            </TextLink>
          </p>
        </section>
      ) : null}
    </div>
  )
}

interface AuthorProps {
  readonly author: HeadlineAuthor
  readonly isOwn: boolean
}

/** At the end of the text: who wrote it. */
function AuthorCard({ author: { _id, slug, name, headline, photo }, isOwn }: AuthorProps) {
  const { status } = useSession()
  return (
    <aside aria-label={t('Author')} className="@container mt-8 rounded-card bg-raised p-4">
      <div className="flex items-center gap-3">
        <Avatar name={name} photo={photo} size={48} />
        <div className="min-w-0 grow">
          <p className="font-semibold wrap-anywhere">
            <TextLink to={`/professional/${slug}`} look="plain">
              {name}
            </TextLink>
          </p>
          {headline ? <p className="line-clamp-2 text-small text-muted wrap-anywhere">{headline}</p> : null}
        </div>
        {/* Space is reserved for the follow button until the viewer is known. */}
        {isOwn ? null : (
          <div className="flex min-h-dense shrink-0 items-center">
            {status === 'checking' ? null : <FollowButton member={{ _id, role: 'professional', name }} size="row" />}
          </div>
        )}
      </div>
    </aside>
  )
}
