import { type ReactNode, useId } from 'react'

interface Props {
  readonly title: string
  /** A link next to the title. */
  readonly more?: ReactNode
  /** List items, each with a `row`. */
  readonly children: ReactNode
}

/** A heading above rows in one box, for one kind of item that needs the team's attention today. */
export function TodaySection({ title, more, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className="flex min-h-dense flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        {more}
      </div>
      <ul className="rows mt-2">{children}</ul>
    </section>
  )
}
