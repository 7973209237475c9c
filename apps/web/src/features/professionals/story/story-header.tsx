import type { Story } from '@rise/contract/professionals/story/shapes'
import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../../../ui/base/class-names.ts'
import { Avatar } from '../../../ui/marks/avatar.tsx'
import { Badge } from '../../../ui/marks/badge.tsx'
import { CoverBand } from '../../../ui/marks/cover-band.tsx'
import { LocalTime } from './local-time.tsx'

/** Cover, photo, name, headline, place, and whether the owner is open to work. */
export function StoryHeader({ story, actions }: { story: Story; actions?: ReactNode }) {
  const { name, photo, cover, headline, place, timeZone, openToWork } = story
  return (
    <header>
      <CoverBand cover={cover} />
      <div
        className={cx(
          'flex gap-x-4 gap-y-4 sm:gap-x-6',
          cover ? 'flex-col sm:flex-row sm:flex-wrap lg:flex-nowrap' : 'flex-wrap items-center',
        )}
      >
        <div className={cx('size-fit shrink-0 rounded-full', cover && 'relative -mt-12 bg-bg p-1')}>
          <Avatar name={name} photo={photo} size={96} />
        </div>
        <div className={cx('min-w-0 grow', cover ? 'sm:basis-0 sm:pt-4' : 'basis-[11rem]')}>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="min-w-0 text-h1 wrap-anywhere">{name}</h1>
            {openToWork ? <Badge tone="success">Open to work</Badge> : null}
          </div>
          {headline ? <p className="mt-1 max-w-reading text-lead text-muted wrap-anywhere">{headline}</p> : null}
          {place || timeZone ? (
            <p className="mt-2 flex min-h-icon flex-wrap items-center gap-x-2 text-small text-subtle">
              {place ? (
                <span className="inline-flex min-w-0 items-center gap-1">
                  <MapPin size={16} aria-hidden className="shrink-0" />
                  <span className="min-w-0 wrap-anywhere">{place}</span>
                </span>
              ) : null}
              {timeZone ? <LocalTime timeZone={timeZone} /> : null}
            </p>
          ) : null}
        </div>
        {actions ? (
          <div
            className={cx(
              'actions min-h-control basis-full lg:shrink-0 lg:basis-auto',
              cover && 'lg:self-start lg:pt-4',
            )}
          >
            {actions}
          </div>
        ) : null}
      </div>
    </header>
  )
}
