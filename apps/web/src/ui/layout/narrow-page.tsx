import type { ReactNode } from 'react'
import { Card } from '../base/card.tsx'

interface Props {
  readonly title: string
  readonly intro?: ReactNode
  readonly children: ReactNode
  readonly below?: ReactNode
  /** Next to the form on wide screens, above it on narrow ones. */
  readonly beside?: ReactNode
  /** An ornament: next to the form on wide screens, at the end of narrow ones. */
  readonly foot?: ReactNode
}

/** A narrow page with a single form: a heading, an introduction, the form in a card, links below. */
export function NarrowPage({ title, intro, children, below, beside, foot }: Props) {
  const column = (
    <>
      <div>
        <h1 className="text-h1">{title}</h1>
        {intro ? <p className="mt-2 text-muted">{intro}</p> : null}
      </div>
      <Card className="flex flex-col gap-6">{children}</Card>
      {below ? <div className="text-small text-muted">{below}</div> : null}
    </>
  )
  if (beside === undefined && foot === undefined) {
    return <div className="mx-auto flex w-full max-w-dialog flex-col gap-6 px-gutter py-8 md:py-16">{column}</div>
  }
  return (
    <div className="mx-auto w-full max-w-dialog px-gutter py-8 md:py-16 lg:max-w-shell">
      <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,30rem)_minmax(0,1fr)] lg:gap-16 lg:[reading-flow:grid-order]">
        {beside === undefined ? null : <div className="min-w-0 lg:order-last">{beside}</div>}
        <div className="flex min-w-0 flex-col gap-6">{column}</div>
        {foot === undefined ? null : <div className="min-w-0 self-center">{foot}</div>}
      </div>
    </div>
  )
}
