import type { ReactNode } from 'react'

interface Props {
  readonly title: string
  /** Sanitised HTML. */
  readonly body: string
  /** Replaces the text for viewers who can't read it. */
  readonly instead?: ReactNode
  /** Content below the text. */
  readonly foot?: ReactNode
  /** The page's own heading; in a preview, a smaller one. */
  readonly as?: 'h1' | 'h2'
}

/** A text of the installation. */
export function SitePageView({ title, body, instead, foot, as: Heading = 'h1' }: Props) {
  return (
    <article>
      <Heading className="text-h1 wrap-anywhere">{title}</Heading>
      {instead ?? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server to an allow-list
        <div className="prose prose-statement mt-6" dangerouslySetInnerHTML={{ __html: body }} />
      )}
      {foot ? <p className="mt-8 text-small text-subtle">{foot}</p> : null}
    </article>
  )
}
