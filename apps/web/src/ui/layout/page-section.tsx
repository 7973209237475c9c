import type { ReactNode } from 'react'
import { ButtonLink } from '../base/button.tsx'

/** A preview of another page: its title, some of its content, and a link to the page. */
export function PageSection(props: {
  title: string
  /** A few words next to the title. */
  note?: ReactNode
  more?: { to: string; label: string }
  children: ReactNode
}) {
  return (
    <section>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-3 max-sm:contents">
          <h2 className="text-h2">{props.title}</h2>
          {props.note ? <div className="max-sm:order-last max-sm:basis-full">{props.note}</div> : null}
        </div>
        {props.more ? (
          <ButtonLink to={props.more.to} variant="link">
            {props.more.label}
          </ButtonLink>
        ) : null}
      </div>
      <div className="mt-4">{props.children}</div>
    </section>
  )
}
