import { msg, t } from '@rise/texts'
import { Search } from 'lucide-react'
import { Suspense } from 'react'
import { useMatches } from 'react-router'
import { Anchor } from '../../ui/base/anchor.tsx'
import { BrandLogo } from '../../ui/base/brand-logo.tsx'
import { cx } from '../../ui/base/class-names.ts'
import { useFrameSlots } from '../base/frame-slots.ts'
import { useSettings } from '../base/settings.tsx'
import { ForGuests, ForMembers, useBarUser } from '../navigation/audience.tsx'
import { GuestBar } from '../navigation/guest-navigation.tsx'
import { pageOf } from '../page/page-handle.ts'
import { JOBS } from '../session/addresses.ts'
import { openSearch } from './early-keys.ts'

/** The top bar (section 2 of the specification): the product's name, a search, then the viewer's links. */
export function Header() {
  const { productName } = useSettings()
  const { MemberBar } = useFrameSlots()
  const user = useBarUser()
  // The home page and the lists of jobs have a search field of their own.
  const page = pageOf(useMatches())
  const hasField = page === '/' || page === JOBS
  return (
    <header className="head-bar border-b border-line bg-surface">
      <div className="mx-auto flex h-bar max-w-shell items-center gap-4 px-gutter">
        <Anchor to="/" className="rounded-control" aria-label={t('{productName}, home page', { productName })}>
          {/* Between phones and tablets, the members' links need the space of the name. */}
          <BrandLogo name={productName} className="sm:max-md:in-data-[session=member]:[&>:last-child]:hidden" />
        </Anchor>
        <ForGuests
          className={cx(
            'flex h-full min-w-0 grow items-center justify-end gap-4',
            hasField ? null : 'sm:justify-between',
          )}
        >
          <div className={cx('flex min-w-0', hasField ? null : 'sm:max-w-sheet sm:grow')}>
            <SearchOpener wide={!hasField} />
          </div>
          <GuestBar />
        </ForGuests>
        <ForMembers className="flex h-full min-w-0 grow items-center justify-end gap-2 sm:justify-between">
          {/* On the side that does not move when the links load. */}
          <SearchOpener />
          <div className="flex h-full min-w-0 items-center justify-end gap-2 sm:grow">
            <Suspense fallback={<MemberPlace />}>{user ? <MemberBar user={user} /> : <MemberPlace />}</Suspense>
          </div>
        </ForMembers>
      </div>
    </header>
  )
}

/** A placeholder for the member's picture; on phones, also for the bell. Hidden there for admins, who have neither. */
function MemberPlace() {
  return (
    <span className="flex shrink-0 justify-end max-sm:w-[5.5rem] max-sm:in-data-[audience^=admin]:hidden">
      <span className="size-8 rounded-full bg-raised" />
    </span>
  )
}

const SEARCH = msg('Search jobs, companies and people')

/**
 * Opens the search, whose chunk is loaded with the first click. `wide` makes the button look like a field if there is
 * room. Without scripts, a link leads to the list of jobs, which has its own search field.
 */
function SearchOpener({ wide = false }: { wide?: boolean }) {
  const field =
    'sm:h-control sm:w-full sm:justify-start sm:gap-2 sm:border sm:border-control sm:bg-bg sm:px-3 sm:text-body sm:text-subtle sm:hover:border-muted'
  const buttonClass = cx(
    'relative inline-flex size-touch shrink-0 items-center justify-center rounded-control text-muted hover:bg-raised hover:text-text',
    wide && field,
  )
  const content = (
    <>
      <Search size={20} aria-hidden className="shrink-0" />
      {wide ? <span className="truncate max-sm:hidden">{t(SEARCH)}</span> : null}
    </>
  )
  return (
    <>
      <button
        type="button"
        aria-label={t(SEARCH)}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={openSearch}
        className={cx(buttonClass, 'noscript:hidden')}
      >
        {content}
      </button>
      <Anchor to={JOBS} aria-label={t(SEARCH)} className={cx(buttonClass, 'not-noscript:hidden')}>
        {content}
      </Anchor>
    </>
  )
}
