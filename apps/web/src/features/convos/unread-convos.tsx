import type { CompanyToday, UnreadConvos as Unread } from '@rise/contract/companies/today/shapes'
import { formatTodayCount } from '@rise/contract/companies/today/words'
import { t } from '@rise/texts'
import { ChevronRight, LifeBuoy, MailQuestion } from 'lucide-react'
import { useSettings } from '../../app/base/settings.tsx'
import { CardLink } from '../../ui/base/card.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { IconMark } from '../../ui/states/icon-mark.tsx'
import { RelativeTime } from '../../ui/time/time.tsx'
import { TodaySection } from '../companies/index.ts'
import { MemberPicture, memberName } from '../connections/index.ts'
import { convoHref, folderHref } from './convo-address.ts'

/** The part of a team's desk with its unread conversations, and requests from strangers. */
export function UnreadConvos({ today: { convos } }: { today: CompanyToday }) {
  if (convos === null || convos.total + convos.requests === 0) return null
  const { total, items, requests } = convos
  return (
    <TodaySection
      title={
        total === 0
          ? t('Messages')
          : t('{count, plural, one {1 unread conversation} other {{shown} unread conversations}}', {
              count: total,
              shown: formatTodayCount(total),
            })
      }
      more={
        total > items.length ? (
          <TextLink to={folderHref('inbox')} className="text-small">
            {t('See all conversations')}
          </TextLink>
        ) : null
      }
    >
      {items.map((convo) => (
        <ConvoRow key={convo._id} convo={convo} />
      ))}
      {requests > 0 ? (
        <li>
          <div className="row flex items-center gap-3">
            <IconMark size={40}>
              <MailQuestion size={20} />
            </IconMark>
            <h3 className="min-w-0 grow text-body font-semibold">
              <CardLink to={folderHref('requests')}>
                {t('{count, plural, one {1 message request waits} other {{shown} message requests wait}}', {
                  count: requests,
                  shown: formatTodayCount(requests),
                })}
              </CardLink>
            </h3>
            <ChevronRight size={20} aria-hidden className="shrink-0 text-subtle rtl:-scale-x-100" />
          </div>
        </li>
      ) : null}
    </TodaySection>
  )
}

function ConvoRow({ convo }: { convo: Unread['items'][number] }) {
  const { productName } = useSettings()
  const { with: other, support, excerpt, lastAt } = convo
  return (
    <li>
      <div className="row flex items-center gap-3">
        {other ? (
          <MemberPicture member={other} />
        ) : (
          <IconMark size={40}>
            <LifeBuoy size={20} />
          </IconMark>
        )}
        <div className="min-w-0 grow">
          <div className="flex items-baseline justify-between gap-3">
            <h3 className="truncate text-body font-semibold">
              <CardLink to={convoHref(convo, 'inbox')}>
                {other
                  ? memberName(other)
                  : support
                    ? t('{product} support', { product: productName })
                    : t('Unavailable member')}
              </CardLink>
            </h3>
            <RelativeTime date={lastAt} className="shrink-0 text-small text-subtle" />
          </div>
          <p className="truncate text-small text-muted">{excerpt ?? t('Message deleted')}</p>
        </div>
      </div>
    </li>
  )
}
