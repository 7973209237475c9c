import type { ReactNode } from 'react'
import { ButtonLink } from '../base/button.tsx'

/** A preview of another page: its title, some of its content, and a link to all of it. */
export function PageSection(props: { title: string; more?: { to: string; label: string }; children: ReactNode }) {
  return (
    <section>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-h2">{props.title}</h2>
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
