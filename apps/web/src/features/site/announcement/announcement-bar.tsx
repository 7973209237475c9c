import type { ShownAnnouncement } from '@rise/contract/site/frame/shapes'
import { t } from '@rise/texts'
import { X } from 'lucide-react'
import { Anchor } from '../../../ui/base/anchor.tsx'

const tones = {
  info: 'bg-info-soft',
  success: 'bg-success-soft',
  warning: 'bg-warning-soft',
}

interface Props extends Pick<ShownAnnouncement, 'text' | 'link' | 'tone'> {
  /** The announcement's id, which the head's script needs to dismiss it; absent in a preview. */
  readonly id?: string
}

/** An announcement in one or two lines. */
export function AnnouncementBar({ text, link, tone, id }: Props) {
  return (
    <div className={`border-b border-line ${tones[tone]}`}>
      <div className="mx-auto flex max-w-shell items-center justify-between gap-4 px-gutter py-1 text-small">
        <p className="min-w-0 py-1 wrap-anywhere">
          {text}{' '}
          {link ? (
            <Anchor to={link.to} rel="noopener" className="font-medium underline">
              {link.label}
            </Anchor>
          ) : null}
        </p>
        {id === undefined ? null : (
          <button
            type="button"
            aria-label={t('Dismiss announcement')}
            data-dismiss={id}
            className="inline-flex size-dense shrink-0 items-center justify-center rounded-control text-muted hover:text-text noscript:hidden"
          >
            <X size={16} aria-hidden />
          </button>
        )}
      </div>
    </div>
  )
}
