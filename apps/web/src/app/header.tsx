import { Search } from 'lucide-react'
import { Form, NavLink } from 'react-router'
import { Anchor } from '../ui/anchor.tsx'
import { BrandLogo } from '../ui/brand-logo.tsx'
import { useSettings } from './settings.tsx'

/** The top bar for guests (section 2): the product's name, COMPANIES, and a search that leads to jobs. */
export function Header() {
  const { productName } = useSettings()
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-surface">
      <div className="mx-auto flex h-bar max-w-shell items-center gap-4 px-gutter">
        <Anchor to="/" className="rounded-control" aria-label={`${productName}, home page`}>
          <BrandLogo name={productName} />
        </Anchor>
        <HeaderSearch />
        <Anchor
          to="/jobs"
          aria-label="Search jobs"
          className="ml-auto inline-flex size-touch items-center justify-center rounded-control text-muted hover:text-text sm:hidden"
        >
          <Search size={20} aria-hidden />
        </Anchor>
        <nav aria-label="Main" className="flex h-full items-stretch sm:ml-auto">
          <NavLink
            to="/companies"
            className="flex items-center border-b-2 border-transparent px-2 pt-0.5 text-small font-semibold tracking-caps text-muted hover:text-text aria-[current=page]:border-brand aria-[current=page]:text-text"
          >
            COMPANIES
          </NavLink>
        </nav>
      </div>
    </header>
  )
}

function HeaderSearch() {
  return (
    <Form action="/jobs" role="search" aria-label="Jobs" className="relative hidden min-w-0 max-w-sheet grow sm:block">
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
    </Form>
  )
}
