import type { ReactNode } from 'react'
import { Card } from '../base/card.tsx'

/** A narrow page with a single form: a heading, an introduction, the form in a card, links below. */
export function NarrowPage(props: { title: string; intro?: ReactNode; children: ReactNode; below?: ReactNode }) {
  return (
    <div className="mx-auto flex w-full max-w-dialog flex-col gap-6 px-gutter py-8 md:py-16">
      <div>
        <h1 className="text-h1">{props.title}</h1>
        {props.intro ? <p className="mt-2 text-muted">{props.intro}</p> : null}
      </div>
      <Card className="flex flex-col gap-6">{props.children}</Card>
      {props.below ? <div className="text-small text-muted">{props.below}</div> : null}
    </div>
  )
}
