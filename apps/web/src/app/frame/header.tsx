import { Search } from 'lucide-react'
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { Anchor } from '../../ui/base/anchor.tsx'
import { BrandLogo } from '../../ui/base/brand-logo.tsx'
import { cx } from '../../ui/base/class-names.ts'
import { useFrameSlots } from '../base/frame-slots.ts'
import { useSettings } from '../base/settings.tsx'
import { ForGuests, ForMembers, useFrameSession } from '../navigation/audience.tsx'
import { GuestBar } from '../navigation/guest-navigation.tsx'
import { JOBS } from '../session/addresses.ts'
import { openSearch } from './early-keys.ts'

/** The top bar (section 2): the product's name, a search, then the viewer's links. */
export function Header() {
  const { productName } = useSettings()
  const { MemberBar } = useFrameSlots()
  const session = useFrameSession()
  // The home page has a search field of its own.
  const hasField = useLocation().pathname === '/'
  const user = session.status === 'member' ? session.user : undefined
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-surface">
      <div className="mx-auto flex h-bar max-w-shell items-center gap-4 px-gutter">
        <Anchor to="/" className="rounded-control" aria-label={`${productName}, home page`}>
          <BrandLogo name={productName} />
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
        <ForMembers className="ml-auto flex h-full min-w-0 items-center gap-2">
          <SearchOpener />
          <Suspense fallback={<MemberPlace />}>{user ? <MemberBar user={user} /> : <MemberPlace />}</Suspense>
        </ForMembers>
      </div>
    </header>
  )
}

/** A placeholder for the member's picture. */
function MemberPlace() {
  return <span className="size-8 shrink-0 rounded-full bg-raised" />
}

const SEARCH = 'Search jobs, companies and people'

/**
 * Opens the search, whose chunk is loaded with the first click. `wide` shows it as a field if there is room. Without
 * scripts, it leads to the list of jobs, which has its own search field.
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
      {wide ? <span className="truncate max-sm:hidden">{SEARCH}</span> : null}
    </>
  )
  return (
    <>
      <button
        type="button"
        aria-label={SEARCH}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={openSearch}
        className={cx(buttonClass, 'noscript:hidden')}
      >
        {content}
      </button>
      <Anchor to={JOBS} aria-label={SEARCH} className={cx(buttonClass, 'not-noscript:hidden')}>
        {content}
      </Anchor>
    </>
  )
}
