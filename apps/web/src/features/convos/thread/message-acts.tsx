import type { Convo, Message } from '@rise/contract/convos/shapes'
import { lineOfMessage } from '@rise/contract/convos/words'
import { t } from '@rise/texts'
import { Ellipsis, SmilePlus } from 'lucide-react'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import { OnDemand } from '../../../ui/overlays/on-demand.tsx'
import type { Subject } from '../subject.ts'

const loadMenu = async () => (await import('./message-menu.tsx')).MessageMenu
const loadReactions = async () => (await import('./reaction-popover.tsx')).ReactionPopover

interface Props {
  readonly convo: Convo
  readonly message: Message
  readonly onSubject: (subject: Subject) => void
}

/** The actions on a message; shown next to it on hover or focus, and always on devices that can't hover. */
export function MessageActs({ convo, message, onSubject }: Props) {
  const excerpt = lineOfMessage(message.text, message.attachment !== null).slice(0, 40)
  return (
    <span className="flex shrink-0 transition-opacity group-focus-within/line:opacity-100 group-hover/line:opacity-100 [@media(hover:hover)]:opacity-0">
      {convo.closed === null && convo.request !== 'received' ? (
        <OnDemand
          popup="dialog"
          load={loadReactions}
          overlay={{ convo, message }}
          trigger={
            <IconButton label={t('React to “{excerpt}”', { excerpt })} className="size-8 max-sm:hidden">
              <SmilePlus size={16} aria-hidden />
            </IconButton>
          }
        />
      ) : null}
      <OnDemand
        popup="menu"
        load={loadMenu}
        overlay={{ convo, message, onSubject }}
        trigger={
          <IconButton label={t('More about “{excerpt}”', { excerpt })} className="size-8">
            <Ellipsis size={16} aria-hidden />
          </IconButton>
        }
      />
    </span>
  )
}
