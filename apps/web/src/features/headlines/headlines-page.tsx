import type { HeadlineCard as Headline, HeadlineAuthor } from '@rise/contract/headlines/shapes'
import { formatInteger } from '@rise/contract/words'
import { msg, t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { PenLine } from 'lucide-react'
import { useParams, useSearchParams } from 'react-router'
import { isNotFound } from '../../app/base/api.ts'
import { keepPrevious, queryOf } from '../../app/base/query.ts'
import { useApi, useSettings } from '../../app/base/settings.tsx'
import { ErrorBody } from '../../app/error/error-body.tsx'
import { ForGuests, ForMembers } from '../../app/navigation/audience.tsx'
import { PageHead } from '../../app/page/page-head.tsx'
import { useFocusOnNewView } from '../../app/page/view-change.ts'
import { useCurrentUser, useVerdict } from '../../app/session/use-session.tsx'
import { ButtonLink } from '../../ui/base/button.tsx'
import { Card } from '../../ui/base/card.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { Pager } from '../../ui/base/pager.tsx'
import { Avatar } from '../../ui/marks/avatar.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { HeadlineCard } from './headline-card.tsx'
import { headlineHref, headlinesHref } from './headlines-address.ts'

/** All headlines, newest first, or those of one author. */
export function HeadlinesPage() {
  const { number = '1' } = useParams()
  const [search] = useSearchParams()
  const author = search.get('author') ?? undefined
  const { data, error } = useQuery(
    queryOf(useApi(), 'GET /api/v1/headlines', { query: { page: number, author } }, keepPrevious),
  )
  useFocusOnNewView()
  // The list leaves out headlines by authors hidden from this member, so it may end before this page.
  if (isNotFound(error)) return <ErrorBody status={404} />
  if (!data) return null
  const { items, page, pages, total, totalCapped, author: named } = data
  const title = named ? t('Headlines by {name}', { name: named.name }) : t('Headlines')
  return (
    <div className="mx-auto max-w-shell px-gutter py-8 md:py-12">
      <PageHead
        title={page > 1 ? t('{title}, page {page}', { title, page }) : title}
        description={
          named
            ? t('Articles and links by {name}.', { name: named.name })
            : t('Articles by people who do the work, and links they think are worth your time.')
        }
        path={headlinesHref(page, named?.slug)}
        noindex={total === 0 || named !== null}
      />
      <h1 className="text-h1 wrap-anywhere">{title}</h1>
      <p className="mt-2 max-w-reading text-lead text-muted">
        {named
          ? countInWords(total, totalCapped)
          : t('Articles by people who do the work, and links they found worth sharing.')}
      </p>
      <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="min-w-0">
          {total === 0 ? (
            <NoHeadlines author={named} />
          ) : (
            <Stories items={items} front={page === 1 && named === null} />
          )}
          <div className="mt-8">
            <Pager page={page} pages={pages} hrefFor={(to) => headlinesHref(to, named?.slug)} />
          </div>
        </div>
        {named ? (
          <aside aria-label={t('Their author')}>
            <AboutAuthor author={named} />
          </aside>
        ) : (
          <div className="flex flex-col gap-8">
            <MostReactions items={items} />
            <WriteInvitation />
          </div>
        )}
      </div>
    </div>
  )
}

const SECOND_COUNT = 2

/** The front page starts with a large story and two more with pictures; other pages are a list. */
function Stories({ items, front }: { items: readonly Headline[]; front: boolean }) {
  const [lead, ...others] = items
  // A card without a picture would look like a gap next to one with a picture.
  const withCover = others.filter(({ cover }) => cover !== null).slice(0, SECOND_COUNT)
  const secondStories = front && withCover.length === SECOND_COUNT ? withCover : []
  const rows = front ? others.filter((headline) => !secondStories.includes(headline)) : items
  const card = (headline: Headline, look: 'lead' | 'second' | 'row') => (
    <HeadlineCard
      headline={headline}
      author={headline.author}
      reactions={headline.reactions}
      comments={headline.comments}
      heading="h2"
      look={look}
    />
  )
  return (
    <div className="flex flex-col gap-4">
      {front && lead ? card(lead, 'lead') : null}
      {secondStories.length > 0 ? (
        <ul className="grid gap-4 sm:grid-cols-2">
          {secondStories.map((headline) => (
            <li key={headline._id}>{card(headline, 'second')}</li>
          ))}
        </ul>
      ) : null}
      {rows.length > 0 ? (
        <ol className="rows">
          {rows.map((headline) => (
            <li key={headline._id}>{card(headline, 'row')}</li>
          ))}
        </ol>
      ) : null}
    </div>
  )
}

function countInWords(total: number, isCapped: boolean): string {
  return t('{total, plural, one {{count} headline, newest first} other {{count} headlines, newest first}}', {
    total,
    count: formatInteger(total, isCapped),
  })
}

function AboutAuthor({ author: { slug, name, headline, photo } }: { author: HeadlineAuthor }) {
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <Avatar name={name} photo={photo} size={48} />
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">
            <TextLink to={`/professional/${slug}`} look="plain">
              {name}
            </TextLink>
          </p>
          {headline ? <p className="line-clamp-2 text-small text-muted wrap-anywhere">{headline}</p> : null}
        </div>
      </div>
      <p className="text-small">
        <TextLink to="/headlines">{t('All headlines')}</TextLink>
      </p>
    </Card>
  )
}

const FAVOURITE_COUNT = 5

/** The headlines of this page with the most reactions; shown next to the list if there is room. */
function MostReactions({ items }: { items: readonly Headline[] }) {
  const sumOf = ({ reactions }: Headline) => Object.values(reactions.counts).reduce((sum, count) => sum + count, 0)
  const favourites = items
    .filter((headline) => sumOf(headline) > 0)
    .sort((a, b) => sumOf(b) - sumOf(a))
    .slice(0, FAVOURITE_COUNT)
  if (favourites.length < FAVOURITE_COUNT) return null
  return (
    <aside aria-labelledby="most-reactions" className="max-lg:hidden">
      <h2 id="most-reactions" className="text-h3">
        {t('Most reactions')}
      </h2>
      <ol className="mt-4 flex flex-col gap-4">
        {favourites.map(({ _id, slug, title, author }) => (
          <li key={_id}>
            <TextLink look="plain" to={headlineHref(slug)} className="block font-medium wrap-anywhere">
              {title}
            </TextLink>
            <span className="text-small text-subtle">{author.name}</span>
          </li>
        ))}
      </ol>
    </aside>
  )
}

/**
 * A link for writing a headline, or for learning how to become a creator. Space is reserved before the viewer is known.
 */
function WriteInvitation() {
  const { productName } = useSettings()
  const user = useCurrentUser()
  const isCreator = useVerdict({ access: 'creator' }) === 'allowed'
  return (
    <>
      <ForMembers>
        <Card className="flex min-h-[8.5rem] flex-col items-start gap-3 sm:max-lg:min-h-[5.5rem] sm:max-lg:flex-row sm:max-lg:items-center sm:max-lg:justify-between">
          {isCreator ? (
            <>
              <p className="text-small text-muted">{t('What have you learned that could help others?')}</p>
              <ButtonLink to="/headlines/create" variant="primary" icon={<PenLine size={16} aria-hidden />}>
                {t('Create a headline')}
              </ButtonLink>
            </>
          ) : user ? (
            <>
              <p className="text-small text-muted">{t(creatorHint)}</p>
              {user.role === 'professional' ? <ButtonLink to="/purchase">{t('See plans')}</ButtonLink> : null}
            </>
          ) : null}
        </Card>
      </ForMembers>
      <ForGuests>
        <Card className="flex flex-col items-start gap-3">
          <p className="text-small text-muted">{t(creatorHint)}</p>
          <ButtonLink to="/login?portal=professionals&mode=signup">
            {t('Join {productName}', { productName })}
          </ButtonLink>
        </Card>
      </ForGuests>
    </>
  )
}

const creatorHint = msg('Headlines are written and shared by professionals on the Creator plan.')

function NoHeadlines({ author }: { author: HeadlineAuthor | null }) {
  if (author) {
    return (
      <EmptyState
        kind="no-match"
        title={t('No headlines yet')}
        action={<ButtonLink to="/headlines">{t('See all headlines')}</ButtonLink>}
      >
        {t('{name} hasn’t published a headline yet.', { name: author.name })}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      kind="nothing-yet"
      title={t('No headlines yet')}
      action={<ButtonLink to="/jobs">{t('See jobs')}</ButtonLink>}
    >
      {t('Articles and links will appear here.')}
    </EmptyState>
  )
}
