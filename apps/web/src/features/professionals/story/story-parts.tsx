import type { Story } from '@rise/contract/professionals/story/shapes'
import { type ReactNode, useId } from 'react'
import { Facts } from '../../../ui/base/facts.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { LogoMark } from '../../../ui/base/logo-mark.tsx'
import { pageNamed } from '../page-named.ts'

/** A part of a story with its heading; links to the part use `id`. */
export function StorySection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const heading = useId()
  return (
    <section id={id} aria-labelledby={heading} className="min-w-0">
      <h2 id={heading} className="text-h2">
        {title}
      </h2>
      <div className="mt-4">{children}</div>
    </section>
  )
}

/** Short lines, one fact each. */
export function Highlights({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <ul className="mt-2 flex max-w-reading list-disc flex-col gap-1 pl-icon text-muted marker:text-subtle">
      {lines.map((line) => (
        <li key={line} className="wrap-anywhere">
          {line}
        </li>
      ))}
    </ul>
  )
}

interface PlaceMarkProps {
  readonly name: string
  readonly pages: Story['pages']
}

/** The logo on a company's or school's page here, or a letter. Decorative, because the name is next to it. */
export function PlaceMark({ name, pages }: PlaceMarkProps) {
  return <LogoMark name={name} logo={pageNamed(pages, name)?.logo} size={48} />
}

/** The name of a company or school, linked to its page here, or otherwise to its website. */
export function PlaceName({ name, url, pages }: PlaceMarkProps & { readonly url: string | null }) {
  const page = pageNamed(pages, name)
  if (!page) return <LinkedName name={name} url={url} />
  return (
    <TextLink to={`/company/${page.slug}`} look="plain">
      {name}
    </TextLink>
  )
}

/** A name, as a link if it has an address. */
export function LinkedName({ name, url }: { name: string; url: string | null }) {
  if (url === null) return name
  return (
    <TextLink to={url} look="plain" rel="noopener nofollow ugc">
      {name}
    </TextLink>
  )
}

/** The known facts, in one line. */
export function FactLine({ facts }: { facts: readonly (string | null | undefined)[] }) {
  if (!facts.some(Boolean)) return null
  return (
    <p className="text-small text-muted tabular-nums wrap-anywhere">
      <Facts>{facts}</Facts>
    </p>
  )
}
