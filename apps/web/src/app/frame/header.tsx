import { Search } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Anchor } from '../../ui/base/anchor.tsx'
import { BrandLogo } from '../../ui/base/brand-logo.tsx'
import { useSettings } from '../base/settings.tsx'
import { ForGuests, ForMembers, useFrameSession } from '../navigation/audience.tsx'
import { GuestBar } from '../navigation/guest-navigation.tsx'

const MemberBar = lazy(async () => ({
  default: (await import('../navigation/member/member-navigation.tsx')).MemberBar,
}))

/** The top bar (section 2): the product's name, a search, then the links of who is here. */
export function Header() {
  const { productName } = useSettings()
  const session = useFrameSession()
  const user = session.status === 'member' ? session.user : undefined
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-surface">
      <div className="mx-auto flex h-bar max-w-shell items-center gap-4 px-gutter">
        <Anchor to="/" className="rounded-control" aria-label={`${productName}, home page`}>
          <BrandLogo name={productName} />
        </Anchor>
        <ForGuests className="hidden min-w-0 max-w-sheet grow sm:block">
          <HeaderSearch />
        </ForGuests>
        <ForGuests className="ml-auto flex h-full items-center">
          <SearchLink className="sm:hidden" />
          <GuestBar />
        </ForGuests>
        <ForMembers className="ml-auto flex h-full min-w-0 items-center gap-2">
          <SearchLink />
          <Suspense fallback={<MemberPlace />}>{user ? <MemberBar user={user} /> : <MemberPlace />}</Suspense>
        </ForMembers>
      </div>
    </header>
  )
}

/** Where the member's picture will be. */
function MemberPlace() {
  return <span className="size-8 shrink-0 rounded-full bg-raised" />
}

/** Where there is no room for the field: it leads to one. */
function SearchLink({ className = '' }: { className?: string }) {
  return (
    <Anchor
      to="/jobs"
      aria-label="Search jobs"
      data-tip="Search jobs"
      className={`tip relative inline-flex size-touch shrink-0 items-center justify-center rounded-control text-muted hover:bg-raised hover:text-text ${className}`}
    >
      <Search size={20} aria-hidden />
    </Anchor>
  )
}

function HeaderSearch() {
  return (
    <search aria-label="Jobs">
      <form action="/jobs" className="relative">
        <Search
          size={16}
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-subtle"
        />
        <input
          type="search"
          name="q"
          aria-label="Search jobs"
          placeholder="Search jobs"
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          className="h-control w-full min-w-0 rounded-control border border-control bg-bg pr-3 pl-8 text-body hover:border-muted"
        />
      </form>
    </search>
  )
}
