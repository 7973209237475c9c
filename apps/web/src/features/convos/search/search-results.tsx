import type { ConvoFolder } from '@rise/contract/convos/kinds'
import type { FoundMessage } from '@rise/contract/convos/shapes'
import { t } from '@rise/texts'
import { Anchor } from '../../../ui/base/anchor.tsx'
import { ButtonLink } from '../../../ui/base/button.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { convoHref, searchResultHref } from '../convo-address.ts'
import { ConvoItem, ConvoPicture } from '../convo-item.tsx'
import { convoName } from '../convo-name.ts'
import { MarkedWords } from './marked-words.tsx'
import { useSearchResults } from './use-search-results.ts'

interface Props {
  readonly q: string
  readonly within: string | undefined
  readonly folder: ConvoFolder
  /** The open message, by conversation and position. */
  readonly at: string | undefined
}

/** Search results: conversations by name, then messages, the newest first. */
export function SearchResults({ q, within, folder, at }: Props) {
  const { data, isError, isFetching, refetch, words, isCurrent } = useSearchResults(q, within)
  if (isError && !data) {
    return <FailedBlock title={t('Couldn’t search your convos')} retrying={isFetching} onRetry={() => void refetch()} />
  }
  if (!data) return null
  const { convos, messages } = data
  const count = convos.length + messages.length
  return (
    <>
      <p role="status" className="sr-only">
        {isCurrent ? t('{count, plural, one {# result} other {# results}}', { count }) : null}
      </p>
      {count === 0 && isCurrent ? (
        <EmptyState
          kind="no-match"
          title={t('No messages found')}
          action={<ButtonLink to="/convos">{t('See your inbox')}</ButtonLink>}
        >
          {t('Try fewer words, or the beginning of one.')}
        </EmptyState>
      ) : null}
      <ul className="flex flex-col gap-0_5">
        {convos.map((convo) => (
          <li key={convo._id}>
            <ConvoItem convo={convo} href={convoHref(convo, folder)} isOpen={false} />
          </li>
        ))}
        {messages.map((result) => {
          const key = `${result.convo._id} ${result.seq}`
          return (
            <li key={key}>
              <ResultItem
                result={result}
                href={searchResultHref(result, { q, within, folder })}
                words={words}
                isOpen={key === at}
              />
            </li>
          )
        })}
      </ul>
    </>
  )
}

function ResultItem({
  result: { convo, own, excerpt, sentAt },
  href,
  words,
  isOpen,
}: {
  result: FoundMessage
  href: string
  words: string
  isOpen: boolean
}) {
  return (
    <Anchor
      to={href}
      aria-current={isOpen ? 'true' : undefined}
      className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 rounded-control px-3 py-2 hover:bg-raised aria-[current]:bg-raised"
    >
      <ConvoPicture convo={convo} />
      <span>
        <span className="flex items-baseline justify-between gap-3">
          <span className="truncate font-semibold">{convoName(convo)}</span>
          <RelativeTime date={sentAt} className="text-caption text-muted" />
        </span>
        <span className="line-clamp-2 text-small text-muted wrap-anywhere">
          {own ? t('You: ') : null}
          <MarkedWords line={excerpt} words={words} />
        </span>
      </span>
    </Anchor>
  )
}
