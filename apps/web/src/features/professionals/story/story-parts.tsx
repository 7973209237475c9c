import { type ReactNode, useId } from 'react'
import { TextLink } from '../../../ui/base/link.tsx'

/** A part of a story with its heading. */
export function StorySection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-h2">
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
  const knownFacts = facts.filter((fact): fact is string => Boolean(fact))
  if (knownFacts.length === 0) return null
  return <p className="text-small text-muted tabular-nums wrap-anywhere">{knownFacts.join('\u00a0· ')}</p>
}
